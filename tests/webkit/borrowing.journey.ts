/** What a borrower with an iPhone does: login, identity by file, the quota and a repayment. */
import { expect, test } from '@playwright/test'
import { haveDoneBy } from '../support/already-done.ts'
import { newPhone } from '../support/borrower.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { specimen } from '../support/specimen.ts'
import { wordsOf } from '../support/words.ts'
import { clientOnPhone, repayByTransfer, signIn } from './stretches.ts'
import { WebKitPage } from './webkit-page.ts'

const url = process.env.PASO_URL ?? ''
const words = wordsOf('th')

let iphone: WebKitPage
test.beforeAll(async () => {
  iphone = await WebKitPage.open(url)
})
test.afterAll(() => iphone.close())

test('who signs in, gives pictures, gets a quota and repays does so in WebKit', async () => {
  const world = outsideWorld(url)
  const phone = newPhone()
  const who = { world, phone }
  await test.step('signs in', async () => {
    await iphone.goto('/login')
    await signIn(iphone, who)
    await iphone.at('/infoList')
  })
  const client = await clientOnPhone(iphone, url)

  await test.step('gives three pictures from files', async () => {
    await iphone.click('button', words('继续'))
    const shots = [
      ['身份证正面', 'th-id-front.jpg', '使用这张照片'],
      ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
      ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
    ] as const
    for (const [title, file, action] of shots) {
      await iphone.see('heading', words(title))
      await iphone.fill(words('从相册选择'), specimen(file))
      await iphone.click('button', words(action))
    }
    await iphone.at('/transfer')
    const { steps } = await client.get('/verify/steps')
    expect(steps.find(({ code }) => code === 'idnumber')?.status).not.toBe(0)
  })

  await test.step('sees the quota', async () => {
    await haveDoneBy(client, who, 'work')
    await iphone.goto('/')
    await iphone.read('฿16,000')
  })

  await test.step('repays by a bank transfer', async () => {
    await haveDoneBy(client, who, 'loan', 'account')
    await iphone.goto('/repayment')
    await repayByTransfer(iphone, client, world)
  })
  expect(await world.findings()).toEqual([])
})
