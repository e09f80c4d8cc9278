/** Payment slips in a journey. */
import { expect, type Page } from '@playwright/test'
import { button, heading, type Borrower } from './borrower.ts'
import { payBy } from './loan.ts'
import { placeOf } from './wrapper.ts'

/** What says that the slip is kept. */
export const kept = ({ page, words }: Borrower) =>
  page.getByText(
    words('付款单已保存在这部手机上,没有网络也能打开。付清、过期或退出登录后会自动删除。'),
  )
/** The slips as the phone has them. */
export const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('slips'))

/** A borrower with a loan at the instruction of a transfer, in an app that is kept where that can be. */
export async function openInstruction(
  who: Borrower,
  wrapped: { platform?: 'android' | 'ios' } = {},
) {
  const { page, client } = who
  const at = (path: string): string =>
    wrapped.platform ? placeOf({ platform: wrapped.platform }, path) : path
  await page.goto(at('/'))
  await page.evaluate(async () => 'serviceWorker' in navigator && navigator.serviceWorker.ready)
  await page.goto(at('/repayment'))
  await payBy(who, '银行转账')
  await expect(page).toHaveURL(/repaymentbank\?/)
  await expect(heading(who, '通过银行转账还款')).toBeVisible()
  const { repayments } = (await client?.get('/repay/list', { query: {} })) ?? { repayments: [] }
  const repayment_id = repayments[0]?.repayment_id ?? ''
  return client!.get('/repay/status', { query: { repayment_id } })
}

/** Keeps it by a press, and waits until what shows it is kept too. */
export async function keep(who: Borrower): Promise<void> {
  await button(who, '保存在手机上,没网也能看').click()
  await expect(kept(who)).toBeVisible()
  await untilKept(who.page, 'kept-slips')
}

/** Waits until the code of that name opens without a network. */
export async function untilKept(page: Page, code: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(async (named) => {
      const names = await caches.keys()
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return files.flat().some(({ url }) => url.includes(named))
    }, `/${code}-`)
  await expect.poll(isThere).toBe(true)
}

/** Opens the sheet of kept slips, without a network. */
export const openSlip = async (who: Borrower) => {
  await button(who, '看保存的付款单').click()
  const sheet = who.page.getByRole('dialog', { name: who.words('付款单') })
  await expect(sheet).toBeVisible()
  return sheet
}
