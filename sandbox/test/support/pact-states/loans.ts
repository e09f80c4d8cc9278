import { addAccount, listAccounts } from '../../../src/lending/accounts/account-store.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { certified, withLoan } from '../borrowers.ts'
import { console } from '../lender.ts'
import { applied, newcomer, paidOut, withAgreement } from '../pact-borrowers.ts'
import type { State } from './state.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

/** From a quota to a loan that is paid out. */
export const loanStates: Readonly<Record<string, State>> = {
  'a borrower with a quota': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    await database.query('delete from receiving_accounts where borrower_id = $1', [id])
    return { token: client.token, product_id: 'th-short' }
  },
  'a borrower with a receiving account': async ({ app, database }) => ({
    token: (await certified(app, database)).client.token,
  }),
  'a borrower with a receiving account who signed in an hour ago': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    await database.query(
      `update sessions set started_at = started_at - interval '1 hour' where borrower_id = $1`,
      [id],
    )
    return { token: client.token }
  },
  'a borrower with two receiving accounts': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    const second = await addAccount(
      database,
      id,
      {
        category: 'bank_account',
        bankCode: 'scb',
        number: '9876543210',
        holderName: 'Somchai Jaidee',
      },
      new Date(),
    )
    const accounts = await listAccounts(database, id)
    const other = accounts.find(({ isDefault }) => !isDefault) ?? second
    return { token: client.token, account_id: other.id }
  },
  'a borrower with a quote and a receiving account': async ({ app, database }) =>
    withAgreement(await certified(app, database)),
  'a borrower who applied for a loan with a key': async ({ app, database }, given) => {
    const borrower = await certified(app, database)
    const { token, ...named } = await withAgreement(borrower)
    const application = { ...named, agreed: true }
    await borrower.client.post('/v2/loan/apply', application, {
      key: given['idempotency_key'] ?? '',
    })
    return { token, ...named }
  },
  'a borrower with an open loan and a quote': async ({ app, database }) => {
    const borrower = await certified(app, database)
    const given = await withAgreement(borrower)
    await withLoan(app, borrower)
    return given
  },
  'a borrower whose contract waits to be signed': async (world) => {
    const { borrower, order_id } = await applied(world)
    return { token: borrower.client.token, order_id }
  },
  'a borrower whose contract is signed': async (world) => {
    const { borrower, order_id } = await applied(world)
    await console(world.app, 'sign', { borrower_id: borrower.id, order_id })
    await runDue(world.database, { error: () => {} }, scenarioPartners)
    return { token: borrower.client.token, order_id }
  },
  'a borrower with a loan paid out': paidOut,
  'a borrower with a loan paid out a moment ago': paidOut,
  'a borrower whose loan can be extended': paidOut,
  'a borrower who knows the order of another': async (world) => {
    const { app, database } = world
    const order_id = await withLoan(app, await certified(app, database))
    return { token: (await newcomer(world)).token, order_id }
  },
}
