import { giveAccountBy, haveDone, loanOf } from '../support/already-done.ts'
import { gate } from '../support/gate.ts'
import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { sign } from '../support/loan.ts'
import { lenderSays } from '../support/words.ts'

test('a contract is signed by a press that comes before the script of the signing app', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const shown = gate()
  // The script is held until the page has been shown and pressed, or is not shown without it.
  await context.route('**/sandbox/console.js', async (route) => {
    await Promise.race([shown.opened, new Promise((resolve) => setTimeout(resolve, 2_000))])
    await route.continue()
  })
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/sandbox/signing/')) shown.open()
  })
  await page.goto('/downSignApp')
  await button(who, '我已经签好了').click()
  await expect(page.getByText(who.words('还没有收到您的签名'))).toBeVisible()
  await page.goto('/')
  await sign(who)
  expect((await who.world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['signed'])
  expect(faults).toEqual([])
})

test('a signature that fails says so at the top of the page, and can be tried again', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  // The signing app fails each time (docs/scenarios.md).
  await giveAccountBy(client, '0000000000501')
  await haveDone(who, 'order', 'order')
  await page.goto('/downSignApp')
  const [signingApp] = await Promise.all([
    context.waitForEvent('page'),
    button(who, '打开签约应用').click(),
  ])
  // In the language of the app, whatever the browser's own is.
  await expect(signingApp).toHaveURL(/\?lang=th$/)
  await signingApp.getByRole('button', { name: lenderSays('signing.sign') }).click()
  await expect(signingApp.getByRole('status')).toHaveText(lenderSays('signing.failed'))
  await signingApp.close()
  await expect(page.getByText(words('签约失败'), { exact: true })).toBeInViewport()
  await expect(page.getByText(words('签约没有成功,请再打开签约应用重试。'))).toBeVisible()
  await expect(button(who, '打开签约应用')).toBeEnabled()
  const order = await loanOf(who)
  await world.sign(order)
  await expect(heading(who, '等待放款')).toBeVisible()
  expect(faults).toEqual([])
})

test('a loan that waits for its signature is given up only after one more question', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const { words, world } = who
  await page.goto('/recommend')
  await page.getByRole('link', { name: words('看看借款怎么进行') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: words('您在这里') })).toContainText(
    words('在签约应用里签名'),
  )
  await page.getByRole('link', { name: words('去下一步') }).click()
  const download = page.getByRole('link', {
    name: words('从 {store} 下载', { store: 'example.com' }),
  })
  await expect(download).toHaveAttribute('href', /^https:/)
  await button(who, '不要这笔借款了').click()
  const question = page.getByRole('alertdialog', { name: /1,000/ })
  await question.getByRole('button', { name: words('继续签约') }).click()
  await expect(question).toBeHidden()
  expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['approved'])
  await button(who, '不要这笔借款了').click()
  // The page of the signature must not ask again: its refusal would lead on to the next loan.
  const askedAfter: string[] = []
  await page.route(/\/loan\/abandon/, async (route) => {
    page.on('request', (request) => askedAfter.push(new URL(request.url()).pathname))
    await route.continue()
  })
  await question.getByRole('button', { name: words('放弃借款') }).click()
  await expect(heading(who, '已放弃').or(page.getByText(words('已放弃')).first())).toBeVisible()
  expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['abandoned'])
  await expect(page).toHaveURL(/orderdetails/)
  expect(askedAfter.filter((path) => path.endsWith('/sign/contract'))).toEqual([])
  expect(faults).toEqual([])
})
