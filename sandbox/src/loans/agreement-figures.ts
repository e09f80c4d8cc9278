import type { Cost } from '../rules/cost.ts'
import type { Market } from '../rules/products.ts'

export interface Section {
  heading: string
  paragraphs: string[]
}

/** What an agreement is rendered from: the quote's own figures, and nothing else. */
export interface AgreementFigures {
  quoteId: string
  market: Market
  cost: Cost
  account: { bankName: string; numberMasked: string; holderName: string }
}
