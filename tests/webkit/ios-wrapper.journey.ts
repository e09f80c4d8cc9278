/** The app inside the simulated iOS wrapper, in the engine that iPhones have. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { newPhone } from '../support/borrower.ts'
import { settingsOfWrapper } from '../support/in-wrapper.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { specimen } from '../support/specimen.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'
import { answersAtFirst, crossing } from '../support/ways-in-wrapper.ts'
import { startWrapperProxy, type WrapperProxy } from '../support/wrapper-proxy.ts'
import { wordsOf } from '../support/words.ts'
import { wrapperScript } from '../support/wrapper.ts'
import { certify } from './certification.ts'
import { borrow } from './loan.ts'
import { clientOnPhone, repayByTransfer, signIn } from './stretches.ts'
import { WebKitPage } from './webkit-page.ts'
import { WrapperOfWebKit } from './wrapper-of-webkit.ts'

const words = wordsOf('th')

let sandbox: RunningSandbox
let proxy: WrapperProxy
let iphone: WebKitPage
let wrapper: WrapperOfWebKit
test.beforeAll(async () => {
  sandbox = await startSandbox({ env: { ...settingsOfWrapper, SERVICE_WORKER: 'off' } })
  const script = await wrapperScript({
    platform: 'ios',
    whenAsked: 'refused',
    answers: answersAtFirst,
  })
  proxy = await startWrapperProxy(sandbox.url, script)
  iphone = await WebKitPage.open(proxy.url)
  wrapper = new WrapperOfWebKit(iphone)
})
test.afterAll(async () => {
  await iphone.close()
  await proxy.close()
  await sandbox.stop()
})

test('who has the app on an iPhone signs in, gives pictures and face, borrows and repays in it', async () => {
  const world = outsideWorld(sandbox.url)
  const who = { world, phone: newPhone() }

  await test.step('signs in behind hash addresses', async () => {
    await iphone.goto('/#/login')
    await signIn(iphone, who)
    await iphone.at('/#/infoList')
    expect((await wrapper.calls())[0]?.method).toBe('getAppInfo')
    await expect.poll(() => wrapper.lastOf('updateZip')).toMatchObject({ version: '99.0.0' })
  })
  const client = await clientOnPhone(iphone, sandbox.url)

  await test.step('gives pictures by its camera, which is refused first, and by its album', async () => {
    await iphone.click('button', words('继续'))
    await iphone.see('heading', words('身份证正面'))
    await iphone.click('field', words('拍照'))
    await iphone.read(words('您没有允许使用相机。再按一次可以重新决定,也可以从相册选择。'))
    await wrapper.allow('camera', 'granted')
    await wrapper.allow('photos', 'granted')
    const file_size = readFileSync(specimen('th-id-front.jpg')).length
    const kept = { file_ref: 'picture-7', file_size }
    await wrapper.answer('upFiles', { error: 'not_available' })
    await wrapper.answer('takeImage', { result: crossing('th-id-front.jpg', kept) })
    await iphone.click('field', words('拍照'))
    await iphone.click('button', words('使用这张照片'))
    await iphone.see('heading', words('身份证背面'))
    expect(await wrapper.lastOf('upFiles')).toMatchObject({ files: [{ file_ref: 'picture-7' }] })
    const others = [
      ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
      ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
    ] as const
    for (const [title, file, action] of others) {
      await iphone.see('heading', words(title))
      await wrapper.answer('chooseImage', { result: crossing(file) })
      await iphone.click('field', words('从相册选择'))
      await iphone.click('button', words(action))
    }
  })

  await test.step('leaves the check of the face, and passes it', async () => {
    await iphone.at('/#/transfer')
    await iphone.read(words('您中途离开了检查'))
    await wrapper.answer('launchLivenessView', {
      result: { liveness_id: `lv-${crypto.randomUUID()}` },
    })
    await iphone.click('button', words('开始检查'))
    await iphone.see('heading', words('检查通过'))
  })

  await test.step('tells where they live, whom to call and what they earn', () =>
    certify(iphone, wrapper))

  await test.step('borrows, and signs in the phone’s browser', () => borrow(iphone, wrapper, who))

  await test.step('repays, and calls the helpline', async () => {
    await repayByTransfer(iphone, client, world)
    await iphone.goto('/#/helpcenter')
    await iphone.click('link', words('致电'), { begins: true })
    await expect.poll(() => wrapper.lastOf('callPhone')).toHaveProperty('phone')
  })
  expect(await world.findings()).toEqual([])
})
