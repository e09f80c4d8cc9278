import type { Locator } from '@playwright/test'
import { expect, test } from '../support/own-sandbox.ts'
import { haveDone } from '../support/already-done.ts'
import { button, heading, save, type Borrower } from '../support/borrower.ts'
import { fillAboutYourself } from '../support/certification.ts'
import { gate } from '../support/gate.ts'
import {
  chooseLoan,
  payTheCode,
  readAgreement,
  receiveMoney,
  showCode,
  sign,
  giveAccount,
} from '../support/loan.ts'
import { besidesTheNetwork, faultsOf } from '../support/journey.ts'
import { signedInOn } from '../support/signed-in.ts'
import { embedded, type RunningSandbox } from '../support/start-sandbox.ts'

test.use({ engine: embedded })

/** Whose calls the server dies of. */
interface Callers {
  /** The call had its effect, and is not answered. */
  served: Borrower
  /** The call has not arrived. */
  onItsWay?: Borrower
}

/** Has the sandbox die of their next calls to `path`; `dead` resolves once it has. */
async function killAt(
  sandbox: RunningSandbox,
  path: string,
  { served, onItsWay }: Callers,
): Promise<{ dead: Promise<void> }> {
  const isIt = (url: URL) => url.pathname.endsWith(path)
  const [leaves, dead] = [gate(), gate()]
  if (onItsWay === undefined) leaves.open()
  await onItsWay?.page.route(
    isIt,
    async (route) => {
      leaves.open()
      await dead.opened
      await route.continue()
    },
    { times: 1 },
  )
  await served.page.route(
    isIt,
    async (route) => {
      await route.fetch()
      await leaves.opened
      await sandbox.kill()
      dead.open()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return { dead: dead.opened }
}

/** What all do at the same time. */
const each = async (all: readonly Borrower[], act: (who: Borrower) => Promise<void>) => {
  await Promise.all(all.map(act))
}

/** What a borrower does while nothing answers: presses again until the next page stands. */
async function pressUntil(press: Locator, next: Locator): Promise<void> {
  await expect(async () => {
    // Busy with the call's own repeats, or gone because one of them came through.
    if (await press.isVisible()) await press.click({ timeout: 1_000 }).catch(() => undefined)
    await expect(next).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 240_000 })
}

test('a server killed before one call arrives, and after another had its effect, changes nothing of how either journey ends', async ({
  browser,
  signedIn,
  sandbox,
  faults,
}) => {
  const context = await browser.newContext()
  const otherFaults = await faultsOf(context)
  const served = await signedIn({ upTo: 'personal' })
  const onItsWay = await signedInOn(await context.newPage(), sandbox.url, { upTo: 'personal' })
  const both = [served, onItsWay]

  await each(both, async (who) => {
    await who.page.goto('/basic')
    await fillAboutYourself(who)
  })
  const saving = await killAt(sandbox, '/verify/basic', { served, onItsWay })
  await each(both, save)
  await saving.dead
  await sandbox.restart()
  await each(both, (who) => pressUntil(button(who, '保存这一步并继续'), heading(who, '您住在哪里')))

  await each(both, async (who) => {
    await haveDone(who, 'account', 'location')
    await who.page.goto('/prod')
    await chooseLoan(who)
  })
  await borrowThrough(sandbox, { served, onItsWay })
  await each(both, async (who) => {
    await sign(who)
    await receiveMoney(who)
  })
  await repayThrough(sandbox, both)
  expect(besidesTheNetwork([...faults, ...otherFaults])).toEqual([])
  await context.close()
})

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
    await borrowThrough(sandbox, { served: who })
    await sign(who)
    await receiveMoney(who)
    await repayThrough(sandbox, [who])
    expect(besidesTheNetwork(faults)).toEqual([])
  })
})

/** Presses the button that borrows and has the server die of it. */
async function borrowThrough(sandbox: RunningSandbox, callers: Callers): Promise<void> {
  const all = Object.values(callers) as Borrower[]
  const acts = await Promise.all(all.map(async (who) => ({ who, act: await readAgreement(who) })))
  const { dead } = await killAt(sandbox, '/loan/apply', callers)
  await Promise.all(acts.map(({ act }) => act.click()))
  await dead
  await sandbox.restart()
  await Promise.all(
    acts.map(({ who, act }) => pressUntil(act, heading(who, '申请已批准,只差签约'))),
  )
}

/** Shows the codes to scan, has the server die and pays the codes all the same. */
async function repayThrough(sandbox: RunningSandbox, all: readonly Borrower[]): Promise<void> {
  const shown = await Promise.all(
    all.map(async (who) => {
      await button(who, '去还款').click()
      return { who, code: await showCode(who) }
    }),
  )
  await sandbox.kill()
  // The pages ask by themselves and are not answered.
  await Promise.all(all.map(({ page }) => page.waitForEvent('requestfailed')))
  await sandbox.restart()
  for (const { who, code } of shown) {
    await payTheCode(who, code)
    await expectOneEndedLoan(who)
  }
}

async function expectOneEndedLoan({ world, phone }: Borrower): Promise<void> {
  expect((await world.ordersOf(phone)).map(({ state }) => state)).toEqual(['returned'])
  // The books name a loan that was paid out twice or a payment posted twice.
  expect(await world.findings()).toEqual([])
}
