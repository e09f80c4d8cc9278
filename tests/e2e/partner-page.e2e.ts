import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { PARTNER_PAGE, reachPartner } from '../support/partner.ts'
import { insideWrapper, placeOf, platforms } from '../support/wrapper.ts'

const framed = (page: string): string => `/iframe?page=${encodeURIComponent(page)}`

test('help leads to a partner, whose page stands apart from ours and learns the language alone', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const asked = await reachPartner(page)
  await page.goto('/helpcenter')
  await page.getByRole('link', { name: who.words('每个月我能省下多少') }).click()
  await expect(heading(who, '每个月我能省下多少')).toBeVisible()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/iframe')

  const inner = page.frameLocator('iframe')
  const [income, home, , debts] = await inner.getByRole('spinbutton').all()
  await income?.fill('15000')
  await home?.fill('6000')
  await debts?.fill('10000')
  await expect(inner.getByText('-1,000')).toBeVisible()
  await debts?.fill('2500')
  await expect(inner.getByText('6,500')).toBeVisible()

  const inThai = `${PARTNER_PAGE}?lang=th`
  expect(asked).toEqual([inThai])
  const frame = page.frames().find((each) => each.url() === inThai)
  // An origin of nobody: none of its storage or cookies, and none of ours.
  expect(await frame?.evaluate(() => ({ origin, referrer: document.referrer }))).toEqual({
    origin: 'null',
    referrer: '',
  })
  expect(faults).toEqual([])
})

const refused = {
  'of another port': 'http://127.0.0.1:4621/budget',
  'by another scheme': 'https://127.0.0.1:4620/budget',
  'by another name of the same machine': 'http://localhost:4620/budget',
  'of a host that begins alike': 'http://127.0.0.1:4620.example.com/budget',
  'with a name before the host': 'http://127.0.0.1:4620@example.com/budget',
  'with a name before the right host': 'http://somebody@127.0.0.1:4620/budget',
  'that is a script': 'javascript:alert(1)',
  'that is in the address': 'data:text/html,<h1>hello</h1>',
  'of our own': '/mine',
}

test('every other page is refused before anything is asked of it', async ({
  page,
  baseURL,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const elsewhere: string[] = []
  page.on('request', (call) => {
    if (!call.url().startsWith(baseURL ?? '')) elsewhere.push(call.url())
  })
  const addresses = [...Object.values(refused), `${baseURL ?? ''}/mine`].map(framed)
  for (const address of ['/iframe', ...addresses]) {
    await page.goto(address)
    await expect(heading(who, '这个页面不能在这里打开'), address).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  expect(elsewhere).toEqual([])
  expect(faults).toEqual([])
})

test('a frame that the page has not made itself is refused by its policy', async ({
  page,
  signedIn,
  faults,
}) => {
  await signedIn()
  await page.goto('/mine')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'http://127.0.0.1:4621/budget'
    document.body.append(frame)
  })
  await expect.poll(() => faults.join()).toContain('policy frame-src refused http://127.0.0.1:4621')
})

test('a partner that is down can be tried again from the page itself', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  await page.route(`${PARTNER_PAGE}*`, (call) => call.abort('connectionrefused'))
  await page.goto(framed(PARTNER_PAGE))
  await expect(page.getByText(who.words('这里什么都没有?'))).toBeVisible()
  await page.unrouteAll()
  await reachPartner(page)
  await button(who, '重试').click()
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
})

test('without a network the page of a partner says that it is not open, and opens once there is one', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn()
  await reachPartner(page)
  const inner = page.frameLocator('iframe').getByRole('heading')
  const link = page.getByRole('link', { name: who.words('每个月我能省下多少') })
  await page.goto('/helpcenter')
  await link.click()
  await expect(inner).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()

  await context.setOffline(true)
  await link.click()
  await expect(page.getByText(who.words('这个页面还没有打开'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(inner).toBeVisible()
  await expect(page.getByText(who.words('这个页面还没有打开'))).toHaveCount(0)
})

for (const platform of platforms) {
  test(`on ${platform} the partner's page has no bridge`, async ({ page, signedIn }) => {
    const who = await signedIn()
    await reachPartner(page)
    await insideWrapper(page, { platform })
    await page.goto(placeOf({ platform }, framed(PARTNER_PAGE)))
    await expect(heading(who, '每个月我能省下多少')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    const frame = page.frames().find((each) => each.url().startsWith(PARTNER_PAGE))
    const bridges = await frame?.evaluate(() => ['PasoNative' in window, 'webkit' in window])
    expect(bridges).toEqual([false, false])
  })
}
