import type { Locator, Route } from '@playwright/test'
import { expect, test } from '../support/own-sandbox.ts'
import { haveDone } from '../support/already-done.ts'
import { button, heading, save, type Borrower } from '../support/borrower.ts'
import { fillAboutYourself } from '../support/certification.ts'
import {
  chooseLoan,
  payTheCode,
  readAgreement,
  receiveMoney,
  showCode,
  sign,
  giveAccount,
} from '../support/loan.ts'
import { besidesTheNetwork } from '../support/journey.ts'
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
async function killAt(
  { page }: Borrower,
  sandbox: RunningSandbox,
  path: string,
  moment: keyof typeof moments,
): Promise<{ dead: Promise<void> }> {
  let resolve = (_: Promise<void>): void => undefined
  const dead = new Promise<void>((settle) => (resolve = settle))
  await page.route(
    (url) => url.pathname.endsWith(path),
    (route) => resolve(moments[moment](route, sandbox)),
    { times: 1 },
  )
  return { dead }
}

/** What a borrower does while nothing answers: presses again until the next page stands. */
async function pressUntil(press: Locator, next: Locator): Promise<void> {
  await expect(async () => {
    // Busy with the call's own repeats, or gone because one of them came through.
    if (await press.isVisible()) await press.click({ timeout: 1_000 }).catch(() => undefined)
    await expect(next).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 240_000 })
}

for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
  test(`a server killed ${moment} changes nothing of how the journey ends`, async ({
    page,
    signedIn,
    sandbox,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'personal' })
    await page.goto('/basic')
    await fillAboutYourself(who)
    await saveThrough(who, sandbox, moment)
    await haveDone(who, 'account', 'location')
    await page.goto('/prod')
    await chooseLoan(who)
    await borrowThrough(who, sandbox, moment)
    await sign(who)
    await receiveMoney(who)
    await repayThrough(who, sandbox)
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}

test.describe('on PostgreSQL', () => {
  test.use({ engine: 'postgres' })

  test('a server killed on the way to a loan and to its repayment pays out and posts once', async ({
    page,
    signedIn,
    sandbox,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'work' })
    await page.goto('/prod')
    await chooseLoan(who)
    await giveAccount(who)
    await borrowThrough(who, sandbox, 'after a call had its effect and before its answer')
    await sign(who)
    await receiveMoney(who)
    await repayThrough(who, sandbox)
    expect(besidesTheNetwork(faults)).toEqual([])
  })
})

/** Saves the page `/basic` and has the server die of it. */
async function saveThrough(
  who: Borrower,
  sandbox: RunningSandbox,
  moment: keyof typeof moments,
): Promise<void> {
  const { dead } = await killAt(who, sandbox, '/verify/basic', moment)
  await save(who)
  await dead
  await sandbox.restart()
  await pressUntil(button(who, '保存这一步并继续'), heading(who, '您住在哪里'))
}

/** Presses the button that borrows and has the server die of it. */
async function borrowThrough(
  who: Borrower,
  sandbox: RunningSandbox,
  moment: keyof typeof moments,
): Promise<void> {
  const act = await readAgreement(who)
  const { dead } = await killAt(who, sandbox, '/loan/apply', moment)
  await act.click()
  await dead
  await sandbox.restart()
  await pressUntil(act, heading(who, '申请已批准,只差签约'))
}

/** Shows the code to scan, has the server die and pays the code all the same. */
async function repayThrough(who: Borrower, sandbox: RunningSandbox): Promise<void> {
  await button(who, '去还款').click()
  const code = await showCode(who)
  await sandbox.kill()
  // The page asks by itself and is not answered.
  await who.page.waitForEvent('requestfailed')
  await sandbox.restart()
  await payTheCode(who, code)
  await expectOneRepaidLoan(who)
}

async function expectOneRepaidLoan({ world, phone }: Borrower): Promise<void> {
  expect((await world.ordersOf(phone)).map(({ state }) => state)).toEqual(['repaid'])
  // The books name a loan that was paid out twice or a payment posted twice.
  expect(await world.findings()).toEqual([])
}
