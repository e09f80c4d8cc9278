import { readFileSync } from 'node:fs'
import { haveDone, saveWorkBy } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import { confirmDetails } from '../support/certification.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { besidesTheNetwork } from '../support/journey.ts'
import { consentTo } from '../support/lender-client.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { specimen } from '../support/specimen.ts'
import {
  answer,
  callsOf,
  insideWrapper,
  methodsOf,
  placeOf,
  platforms,
} from '../support/wrapper.ts'

const config = {
  ...{ adai_key: 'key', adai_secret: 'secret', liveness_V3: '1' },
  ...{ af_devkey: 'devkey', appid: 'app', fb_appid: 'fb', fb_token: 'token' },
  ...{ bundle_url: 'https://app.example/b.zip', bundle_version: '99.0.0' },
  bundle_sha256: 'a'.repeat(64),
}
const shots = [
  ['身份证正面', 'th-id-front.jpg', '使用这张照片'],
  ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
  ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
] as const

test.use({ settings: { REMOTE_CONFIG: JSON.stringify(config) } })

// Camera, face check, risk report and attribution where they belong: in a certification, by a wrapper that has them.
for (const platform of platforms) {
  test(`inside the ${platform} wrapper a borrower is certified by its camera and face check, and handing in is reported`, async ({
    page,
    sandbox,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    const { words, client } = who
    if (client === undefined) throw new Error('nobody is signed in')
    await consentTo(client, 'attribution')
    await insideWrapper(page, { platform, permissions: { tracking: 'granted', camera: 'granted' } })
    await page.goto(placeOf({ platform }, '/identity'))
    const made = async (...methods: string[]) =>
      (await methodsOf(page)).filter((method) => methods.includes(method))

    await test.step('pictures by its camera, then its check of the face, which begins by itself', async () => {
      // No id of the sandbox's partner: the check is told apart from one that passed.
      await answer(page, { launchLivenessView: { result: { liveness_id: 'lv-1.not_live' } } })
      for (const [title, file, action] of shots) {
        await expect(heading(who, title)).toBeVisible()
        const base64 = readFileSync(specimen(file)).toString('base64')
        const picture = { base64, mime: 'image/jpeg' as const, width: 1600, height: 1000 }
        await answer(page, { takeImage: { result: picture } })
        await page.getByLabel(words('拍照'), { exact: true }).click()
        await button(who, action).click({ timeout: 60_000 })
      }
      await expect(page.getByText(words('看到的是照片,不是真人'))).toBeVisible()
      const face = ['initAdvance', 'launchLivenessView']
      expect(await made(...face)).toEqual(face)
      await answer(page, { launchLivenessView: { error: 'cancelled' } })
      await button(who, '开始检查').click()
      await expect(page.getByText(words('您中途离开了检查'))).toBeVisible()
      await answer(page, { launchLivenessView: { result: { liveness_id: 'lv-1' } } })
      await button(who, '开始检查').click()
      await expect(heading(who, '检查通过')).toBeVisible()
      await page.getByRole('link', { name: words('继续'), exact: true }).click()
      await button(who, '继续').click()
      await confirmDetails(who, newCitizenNumber())
      await expect(heading(who, '关于您')).toBeVisible()
    })

    await test.step('handed in, it is reported once, with the name alone', async () => {
      await haveDone(who, 'emergency', 'basic')
      await saveWorkBy(client, 'th_20000_to_29999')
      await page.goto(placeOf({ platform }, '/infoList'))
      await page.reload()
      const started = ['initAf', 'getAppsFlyerUID', 'bindUidWithAfSDK', 'initFacebookSDK']
      await expect.poll(() => made(...started)).toEqual(started)
      await expect.poll(() => made('updateZip')).toEqual(['updateZip'])
      await button(who, '提交并查看额度').click()
      await expect(heading(who, '选择金额和期限')).toBeVisible()
      await expect.poll(() => made('addAf')).toEqual(['addAf'])
      const calls = await callsOf(page)
      const of = (name: string) => calls.filter(({ method }) => method === name)
      expect(of('reportInfo').map(({ params }) => params)).toEqual([{ scene: 'apply' }])
      expect(of('addAf')[0]?.params).toEqual({ event_name: 'application_submitted' })
    })

    if (platform === 'android') {
      await test.step('a file that cannot leave the app is had in the browser', async () => {
        await page.goto('/privacymenu')
        await page.getByRole('button', { name: new RegExp(words('下载我的全部资料')) }).click()
        await button(who, '在浏览器里打开').click()
        await expect.poll(() => made('openBrowser')).toEqual(['openBrowser'])
        const opened = (await callsOf(page)).find(({ method }) => method === 'openBrowser')
        expect(opened?.params).toEqual({ url: `${sandbox.url}/privacymenu` })
      })
    }
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}
