import type { Schema } from '../lender/answers.ts'

type Money = Schema<'Money'>
const currencies = ['THB', 'MXN', 'PKR', 'EGP'] as const satisfies readonly Money['currency'][]

/** What the borrower chose on `/prod`; travels in the address, so that a reload keeps it. */
export interface LoanChoice {
  productId: string
  amount: Money
  days: number
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9][0-9]{0,12}$/.test(text) ? Number(text) : undefined

/** The choice an address names; undefined where a part is missing or malformed. */
export function choiceIn(search: URLSearchParams): LoanChoice | undefined {
  const productId = search.get('product')
  const amount = wholeNumber(search.get('amount'))
  const currency = currencies.find((each) => each === search.get('currency'))
  const days = wholeNumber(search.get('days'))
  if (productId === null || amount === undefined || currency === undefined || days === undefined) {
    return undefined
  }
  return { productId, amount: { amount, currency }, days }
}

/** The choice as the query of an address. */
export const choiceQuery = ({ productId, amount, days }: LoanChoice): Record<string, string> => ({
  product: productId,
  amount: String(amount.amount),
  currency: amount.currency,
  days: String(days),
})
