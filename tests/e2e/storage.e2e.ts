import { signIn } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { payBy } from '../support/loan.ts'

/** What a device may do to a page that wants to keep something; each runs in the page, before its code. */
const devices: Readonly<Record<string, () => void>> = {
  'refuses storage outright': () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
  },
  'has no room left': () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
  },
}

for (const [what, breaks] of Object.entries(devices)) {
  test(`on a device that ${what} a borrower signs in and pays, once`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'loan' })
    const { words, world, client } = who
    await page.context().setStorageState({ cookies: [], origins: [] })
    await world.age(who.phone, { minutes: 16 })
    await page.addInitScript(breaks)
    await page.goto('/login')
    // Who has a loan is led to what is due.
    await signIn(who)
    await payBy(who, '银行转账')
    await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
    const { repayments = [] } = (await client?.get('/repay/list', { query: {} })) ?? {}
    expect(repayments).toHaveLength(1)
    expect(faults).toEqual([])
  })
}
