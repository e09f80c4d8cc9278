/**
 * The only names in an answer whose very value a pact may hold, each with what the client does by it. Everything else
 * is matched by type or by the form that the description gives it, and what is null in an example is left out: Pact has
 * no optional fields, and a lender that fills a field which may be null keeps the contract.
 */
export const exactValues = {
  code: 'success or which failure',
  next: 'the page that the app opens',
  steps: 'which pages are open, waiting and done',
  state: 'how far an order is, where the provider state decides it',
  status: 'how far a signature or a payment is, where the provider state decides it',
  result: 'which of two answers this is: approved or refused, a live picture that passed or not',
  is_due: 'whether questions are asked',
  can_cancel: 'whether the account can be cancelled',
  field: 'the field that the words of a failure stand at',
  rule: 'the words of that failure',
  reasons: 'the words for a picture that cannot be used',
  offset: 'the byte that the next part begins at',
  file_id: 'null as long as the picture is not whole',
} as const

export type ExactName = keyof typeof exactValues

/** Exact wherever they stand; the others only where an interaction says so. */
export const ALWAYS_EXACT: readonly ExactName[] = ['code', 'next']
