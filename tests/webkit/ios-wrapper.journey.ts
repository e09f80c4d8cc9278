/** The app inside the simulated iOS wrapper, in the engine that iPhones have. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { haveDoneBy } from '../support/already-done.ts'
import { newPhone } from '../support/borrower.ts'
import { settingsOfWrapper } from '../support/in-wrapper.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { specimen } from '../support/specimen.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'
import { answersAtFirst, crossing } from '../support/ways-in-wrapper.ts'
import { startWrapperProxy, type WrapperProxy } from '../support/wrapper-proxy.ts'
import { wordsOf } from '../support/words.ts'
import { wrapperScript } from '../support/wrapper.ts'
import { clientOnPhone, repayByTransfer, signIn } from './stretches.ts'
import { WebKitPage } from './webkit-page.ts'

const words = wordsOf('th')

let sandbox: RunningSandbox
let proxy: WrapperProxy
let iphone: WebKitPage
test.beforeAll(async () => {
  sandbox = await startSandbox({ env: { ...settingsOfWrapper, SERVICE_WORKER: 'off' } })
  const script = await wrapperScript({
    platform: 'ios',
    whenAsked: 'refused',
    answers: answersAtFirst,
  })
  proxy = await startWrapperProxy(sandbox.url, script)
  iphone = await WebKitPage.open(proxy.url)
})
test.afterAll(async () => {
  await iphone.close()
  await proxy.close()
  await sandbox.stop()
})

interface Call {
  method: string
  params: unknown
}
const calls = () => iphone.run<Call[]>('return wrapper.calls')
const lastOf = async (method: string) =>
  (await calls()).filter((call) => call.method === method).at(-1)?.params
const answer = (method: string, script: object) =>
  iphone.run('wrapper.answer(arguments[0], arguments[1])', method, script)
const allow = (permission: string, state: string) =>
  iphone.run('wrapper.changePermission(arguments[0], arguments[1])', permission, state)

test('who has the app on an iPhone signs in, gives pictures and face, borrows and repays in it', async () => {
  const world = outsideWorld(sandbox.url)
  const who = { world, phone: newPhone() }

  await test.step('signs in behind hash addresses', async () => {
    await iphone.goto('/#/login')
    await signIn(iphone, who)
    await iphone.at('/#/infoList')
    expect((await calls())[0]?.method).toBe('getAppInfo')
    await expect.poll(() => lastOf('updateZip')).toMatchObject({ version: '99.0.0' })
  })
  const client = await clientOnPhone(iphone, sandbox.url)

  await test.step('gives pictures by its camera, which is refused first, and by its album', async () => {
    await iphone.click('button', words('继续'))
    await iphone.see('heading', words('身份证正面'))
    await iphone.click('field', words('拍照'))
    await iphone.read(words('您没有允许使用相机。再按一次可以重新决定,也可以从相册选择。'))
    await allow('camera', 'granted')
    await allow('photos', 'granted')
    const file_size = readFileSync(specimen('th-id-front.jpg')).length
    const kept = { file_ref: 'picture-7', file_size }
    await answer('upFiles', { error: 'not_available' })
    await answer('takeImage', { result: crossing('th-id-front.jpg', kept) })
    await iphone.click('field', words('拍照'))
    await iphone.click('button', words('使用这张照片'))
    await iphone.see('heading', words('身份证背面'))
    expect(await lastOf('upFiles')).toMatchObject({ files: [{ file_ref: 'picture-7' }] })
    const others = [
      ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
      ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
    ] as const
    for (const [title, file, action] of others) {
      await iphone.see('heading', words(title))
      await answer('chooseImage', { result: crossing(file) })
      await iphone.click('field', words('从相册选择'))
      await iphone.click('button', words(action))
    }
  })

  await test.step('leaves the check of the face, and passes it', async () => {
    await iphone.at('/#/transfer')
    await iphone.read(words('您中途离开了检查'))
    await answer('launchLivenessView', { result: { liveness_id: `lv-${crypto.randomUUID()}` } })
    await iphone.click('button', words('开始检查'))
    await iphone.see('heading', words('检查通过'))
  })

  await test.step('picks one contact', async () => {
    await haveDoneBy(client, who, 'location', 'personal')
    await iphone.goto('/#/emergency')
    await iphone.click('button', words('从手机通讯录选一位'))
    await expect
      .poll(async () => {
        const name = await iphone.see('field', words('联系人姓名'))
        return iphone.run('return arguments[0].value', name)
      })
      .toBe('Malee')
  })

  await test.step('borrows and repays, and calls the helpline', async () => {
    await haveDoneBy(client, who, 'loan', 'emergency')
    await iphone.goto('/#/repayment')
    await repayByTransfer(iphone, client, world)
    await iphone.goto('/#/helpcenter')
    await iphone.click('link', words('致电'), { begins: true })
    await expect.poll(() => lastOf('callPhone')).toHaveProperty('phone')
  })
  expect(await world.findings()).toEqual([])
})
