import type { Route } from '@playwright/test'
import { expect, test } from '../support/own-sandbox.ts'
import { haveDone } from '../support/already-done.ts'
import {
  askForLimit,
  borrower,
  button,
  chooseLoan,
  fillAboutYourself,
  heading,
  payTheCode,
  readAgreement,
  save,
  showCode,
  signAndRepay,
  signIn,
  tellAboutWork,
  tellWhereYouLive,
  nameTwoPeople,
  giveAccount,
  type Borrower,
} from '../support/borrower.ts'
import { besidesTheNetwork } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'
import type { RunningSandbox } from '../support/start-sandbox.ts'

/** When the server dies, seen from a call that it should answer. */
const moments = {
  'before a call arrives': async (route: Route, sandbox: RunningSandbox) => {
    await sandbox.kill()
    await route.continue()
  },
  'after a call had its effect and before its answer': async (
    route: Route,
    sandbox: RunningSandbox,
  ) => {
    await route.fetch()
    await sandbox.kill()
    await route.abort('connectionreset')
  },
} as const

/** Has the sandbox die at that moment of the next call to `path`; `dead` resolves once it has. */
function killAt(
  { page }: Borrower,
  sandbox: RunningSandbox,
  path: string,
  moment: keyof typeof moments,
): { dead: Promise<void> } {
  let killed: Promise<void>
  const called = new Promise<void>((resolve) => {
    void page.route(
      (url) => url.pathname.endsWith(path),
      (route) => {
        killed = moments[moment](route, sandbox)
        resolve()
      },
      { times: 1 },
    )
  })
  return { dead: called.then(() => killed) }
}

/** What a borrower does while nothing answers: presses again until the next page stands. */
async function pressUntil(who: Borrower, id: string, next: string): Promise<void> {
  await expect(async () => {
    const press = button(who, id)
    if (await press.isVisible()) await press.click({ timeout: 1_000 }).catch(() => undefined)
    await expect(heading(who, next)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
  test(`a server killed ${moment} to save a step loses nothing of it`, async ({
    page,
    baseURL,
    sandbox,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    await page.goto('/login')
    await signIn(who)
    await haveDone(who, 'personal')
    await page.goto('/basic')
    await fillAboutYourself(who)
    const { dead } = killAt(who, sandbox, '/verify/basic', moment)
    await save(who)
    await dead
    await sandbox.restart()
    await pressUntil(who, '保存这一步并继续', '您住在哪里')

    await tellWhereYouLive(who)
    await nameTwoPeople(who)
    await tellAboutWork(who)
    await askForLimit(who)
    expect(besidesTheNetwork(faults)).toEqual([])
  })

  test(`a server killed ${moment} to borrow makes one loan`, async ({
    page,
    baseURL,
    sandbox,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    await page.goto('/login')
    await signIn(who)
    await haveDone(who, 'account')
    await page.goto('/prod')
    await chooseLoan(who)
    await borrowThrough(who, sandbox, moment)
    await signAndRepay(who)
    await expectOneRepaidLoan(who)
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}

test('a server killed while a payment is awaited takes that payment once', async ({
  page,
  baseURL,
  sandbox,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  await page.goto('/login')
  await signIn(who)
  await haveDone(who, 'loan')
  await page.goto('/repayment')
  const code = await showCode(who)
  await sandbox.kill()
  // The page asks on its own and is not answered.
  await page.waitForEvent('requestfailed')
  await sandbox.restart()
  await payTheCode(who, code)
  await expectOneRepaidLoan(who)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test.describe('on PostgreSQL', () => {
  test.use({ engine: 'postgres' })

  test('a server killed three times on the way pays out once', async ({
    page,
    baseURL,
    sandbox,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    await page.goto('/login')
    await signIn(who)
    await haveDone(who, 'work')
    await page.goto('/prod')
    await chooseLoan(who)
    await giveAccount(who)
    await borrowThrough(who, sandbox, 'after a call had its effect and before its answer')
    await sandbox.kill()
    await sandbox.restart()
    await button(who, '去签约').click()
    await expect(button(who, '打开签约应用')).toBeVisible()
    await page.goBack()
    await signAndRepay(who)
    await expectOneRepaidLoan(who)
    expect(besidesTheNetwork(faults)).toEqual([])
  })
})

/** Presses the button that borrows and has the server die of it. */
async function borrowThrough(
  who: Borrower,
  sandbox: RunningSandbox,
  moment: keyof typeof moments,
): Promise<void> {
  const act = await readAgreement(who)
  const { dead } = killAt(who, sandbox, '/loan/apply', moment)
  await act.click()
  await dead
  await sandbox.restart()
  await expect(async () => {
    if (await act.isVisible()) await act.click({ timeout: 1_000 }).catch(() => undefined)
    await expect(heading(who, '申请已批准,只差签约')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

async function expectOneRepaidLoan({ world, phone }: Borrower): Promise<void> {
  expect((await world.ordersOf(phone)).map(({ state }) => state)).toEqual(['repaid'])
  // The books name a loan that was paid out twice or a payment posted twice.
  expect(await world.findings()).toEqual([])
}
