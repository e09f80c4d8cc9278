/** The ways on which whoever looks closely at pages sees all of them, in any edition. */
import { expect, type Page, type Route } from '@playwright/test'
import { button, heading, signIn, type Borrower } from './borrower.ts'
import { askForLimit, certify } from './certification.ts'
import { borrow, borrowAndRepay, chooseLoan } from './loan.ts'
import type { OrderInWorld } from './outside-world.ts'
import { PARTNER_PAGE } from './partner.ts'

/** What a borrower opens whose loan is past its day. */
const whenLate = ['/', '/repayment', '/repayment?extend', '/repaymentMine', '/loan', '/mine']

/** What a borrower opens who is not on the way through a loan. */
const besideTheWay = [
  '/',
  '/home',
  '/mine',
  '/accountSecurity',
  '/destroyAccount',
  '/privacymenu',
  '/setting',
  '/helpcenter',
  `/iframe?page=${encodeURIComponent(PARTNER_PAGE)}`,
  '/SetinnerHtml/about/lender',
  '/SetinnerHtml/legal/terms',
  '/SetinnerHtml/legal/privacy',
  '/SetinnerHtml/legal/deletion',
  '/loan',
  '/flowChart',
  '/repayment',
  '/repaymentMine',
  '/bankcard',
  '/404',
]

/** From an unknown phone number to a loan that is paid back, and to another that is written off. */
export async function walkEveryPage(who: Borrower): Promise<void> {
  const { world, edition } = who
  // So little that what a month costs is asked before a loan is offered.
  who.income = edition.rules.incomeBands[1] ?? ''
  who.leavesOut = true
  await comeIn(who)
  await certify(who)
  await askForLimit(who)
  await borrowAndRepay(who)
  await lookAt(who, besideTheWay)
  await lookWithoutNetwork(who)

  const late = await borrowAgain(who)
  await world.letDaysPass(120)
  await lookAt(who, [...whenLate, `/orderdetails?order=${late.order_id}`])
  await world.writeOff(late)
  await lookAt(who, ['/', '/loan'])
}

/** To a refusal, which alone is looked at. */
export async function walkRefusal({ look, ...who }: Borrower): Promise<void> {
  who.income = who.edition.rules.incomeBands[0] ?? ''
  await comeIn(who)
  await certify(who)
  await button(who, '提交并查看额度').click()
  await expect(heading(who, '这次没能给您额度')).toBeVisible()
  await look?.(who.page)
  await lookAt({ ...who, ...(look && { look }) }, ['/', '/mine'])
}

/** From the sign-in to the first page of the certification. */
async function comeIn(who: Borrower): Promise<void> {
  await who.page.goto('/login')
  await signIn(who)
  await button(who, '继续').click()
}

async function lookAt({ page, look }: Borrower, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await look?.(page)
  }
}

/** The page of a lost network leaves as soon as one call comes through. */
async function lookWithoutNetwork(who: Borrower): Promise<void> {
  const cutOff = (call: Route) => call.abort()
  await who.page.route('**/api/**', cutOff)
  await lookAt(who, ['/networkError'])
  await who.page.unroute('**/api/**', cutOff)
}

/** A second loan, to the account that is known; signed and paid out. */
async function borrowAgain({ look: _look, ...who }: Borrower): Promise<OrderInWorld> {
  const { page, world } = who
  await page.goto('/prod')
  await chooseLoan(who)
  await borrow(who)
  const order = (await world.ordersOf(who.phone)).find(({ state }) => state === 'approved')
  if (order === undefined) throw new Error('there is no second loan')
  await world.sign(order)
  await world.payOut(order)
  return order
}

/** Waits until there is a page to look at: one that opens is there. */
export const pageIsThere = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).first().waitFor()
