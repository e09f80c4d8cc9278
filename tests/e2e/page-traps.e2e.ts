import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { haveDone } from '../support/already-done.ts'
import { borrower, button, heading, save, signIn } from '../support/borrower.ts'
import { fillAboutYourself, takePicture } from '../support/certification.ts'
import { chooseAndRead } from '../support/loan.ts'
import { gate } from '../support/gate.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { takenOver } from '../support/taken-over.ts'

test('what is typed before the script has come is kept', async ({ page, baseURL, faults }) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const scripts = gate()
  await page.route(/\/static\/js\//, async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const phone = page.getByLabel(who.words('手机号'), { exact: true })
  await phone.fill(`0${who.phone}`)
  scripts.open()
  await takenOver(button(who, '获取验证码'))
  await expect(phone).toHaveValue(`0${who.phone}`)
  await button(who, '获取验证码').click()
  await expect(page.getByLabel(who.words('验证码'), { exact: true })).toBeFocused()
  expect(await who.world.codeFor(who.phone)).toMatch(/^\d{6}$/)
  expect(faults).toEqual([])
})

for (const path of ['/', '/login']) {
  test(`the classes of the served ${path} are those that its script computes`, async ({
    page,
    faults,
  }) => {
    const answers = gate()
    // What the lender says would take the place of what was served.
    await page.route(/\/api\//, async (route) => {
      await answers.opened
      await route.continue()
    })
    await page.goto(path)
    await takenOver(page.locator('#root > *').first())
    const classes = await page.locator('#root [class]').evaluateAll((elements) =>
      elements.map((element) => {
        const key = Object.keys(element).find((each) => each.startsWith('__reactProps')) ?? ''
        const props = (element as unknown as Record<string, { className?: string }>)[key]
        return { served: element.getAttribute('class'), computed: props?.className }
      }),
    )
    answers.open()
    expect(classes.length).toBeGreaterThan(10)
    // React leaves a class that differs as it was served and says nothing.
    expect(classes.filter(({ served, computed }) => served !== computed)).toEqual([])
    expect(faults).toEqual([])
  })
}

for (const [path, control] of [
  ['/', 'main a[href]'],
  ['/login', 'input[type=tel]'],
] as const) {
  test(`the painted ${path} is taken over without a wait`, async ({ page, faults }) => {
    // No timer ends: whatever waits for one, as React does between two things that wait in a `Suspense`, waits for ever.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(path)
    await takenOver(page.locator(control).first())
    expect(faults).toEqual([])
  })
}

test('no route of a borrower breaks the policy of the page', async ({ page, baseURL, faults }) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const open = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0)
      await expect(page.getByRole('heading').first()).toBeVisible()
    }
  }
  await open(['/', '/home', '/login', '/404', '/networkError'])
  await page.goto('/login')
  await signIn(who)
  await open(['/', '/infoList', '/identity', '/mine', '/setting'])
  await haveDone(who, 'identity')
  await open(['/personal'])
  await haveDone(who, 'personal', 'personal')
  await open(['/basic'])
  await haveDone(who, 'loan', 'basic')
  const [order] = await who.world.ordersOf(who.phone)
  const query = `?order=${order?.order_id ?? ''}`
  await open([
    '/',
    '/infoList',
    '/prod',
    '/bankcard',
    '/loan',
    `/recommend${query}`,
    `/orderdetails${query}`,
    `/repayment${query}`,
    '/mine',
  ])
  expect(faults).toEqual([])
})

test('a photograph is made smaller in a worker, under Trusted Types', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  await page.goto('/identity')
  const [worker] = await Promise.all([page.waitForEvent('worker'), takePicture(who, 'front')])
  expect(new URL(worker.url()).pathname).toMatch(/^\/static\/js\/compress-photo/)
  await expect(heading(who, '身份证背面')).toBeVisible()
  expect(faults).toEqual([])
})

test('two quick taps on the button that borrows make one loan', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'account' })
  const act = await chooseAndRead(who)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/loan/apply')) calls += 1
  })
  await act.dblclick()
  await expect(heading(who, '申请已批准,只差签约')).toBeVisible()
  expect(await who.world.ordersOf(who.phone)).toHaveLength(1)
  expect(calls).toBe(1)
  expect(faults).toEqual([])
})

test('a step saved without a network says so, loses nothing and goes on with the network', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  const { words } = who
  await page.goto('/basic')
  await fillAboutYourself(who)
  await context.setOffline(true)
  await save(who)
  await expect(page.getByText(words('连接不上,请检查网络后重试')).first()).toBeVisible()
  await expect(page.getByLabel(words('学历'), { exact: true })).toHaveValue('diploma')
  await expect(page.getByRole('radio', { name: words('维修'), exact: true })).toBeChecked()
  await context.setOffline(false)
  await save(who)
  await expect(heading(who, '您住在哪里')).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})
