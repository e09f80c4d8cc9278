import type { FastifyInstance } from 'fastify'
import { addAccount } from '../../src/lending/accounts/account-store.ts'
import { recordEvaluation } from '../../src/lending/certification/evaluations.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import type { Country } from '../../src/foundation/contract.ts'
import type { Database } from '../../src/store/database/database.ts'
import { signedInTo, type EditionClient } from './edition-borrowers.ts'
import { acceptNotices } from './borrowers.ts'
import { console } from './lender.ts'

/** A borrower of the edition, new unless known, with a loan paid out now. */
export async function loanIn(
  country: Country,
  app: FastifyInstance,
  database: Database,
  loan: { amount: number; days: number },
  known?: EditionClient,
): Promise<{ client: EditionClient; borrowerId: string; orderId: string }> {
  const { product, currency, banks } = countries[country]
  const client = known ?? (await signedInTo(country, app, database))
  const { user_id } = (await client.get('/v2/account/profile')).data as { user_id: string }
  const now = new Date()
  await acceptNotices(database, user_id, now)
  await recordEvaluation(
    database,
    user_id,
    { outcome: 'granted', limit: product.maxAmount },
    { currency, riskToken: undefined, now },
  )
  const bankCode = banks[0]?.code ?? ''
  const account = await database.transaction((tx) =>
    addAccount(
      tx,
      user_id,
      { category: 'bank_account', bankCode, number: '1234567890', holderName: 'Sample Person' },
      now,
    ),
  )
  const quote = await client.post('/v2/loan/quote', {
    product_id: product.id,
    amount: { amount: loan.amount, currency },
    days: loan.days,
  })
  const named = { quote_id: String(quote.data['quote_id']), account_id: account.id }
  const agreement = await client.get('/v2/loan/agreement', named)
  const applied = await client.post('/v2/loan/apply', {
    ...named,
    agreement_hash: agreement.data['hash'],
    agreed: true,
  })
  const { order_id } = applied.data['order'] as { order_id: string }
  const name = { borrower_id: user_id, order_id }
  await console(app, 'sign', name)
  await console(app, 'pay-out', name)
  return { client, borrowerId: user_id, orderId: order_id }
}
