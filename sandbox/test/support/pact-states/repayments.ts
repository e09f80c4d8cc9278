import { dateIn } from '../../../src/foundation/clock.ts'
import { certified, overpaid, withLoan } from '../borrowers.ts'
import { specimen, upload } from '../direct-call.ts'
import { console } from '../lender.ts'
import { withRepayment, type StateWorld } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** Money on its way back. */
export const repaymentStates: Readonly<Record<string, State>> = {
  'a borrower with a transfer to report': async (world) => {
    const { borrower, ...given } = await withTransfer(world)
    return { token: borrower.client.token, ...given }
  },
  'a borrower with a transfer that was reported': async (world) => {
    const { borrower, ...voucher } = await withTransfer(world)
    await borrower.client.post('/v2/repay/voucher', {
      ...voucher,
      amount: { amount: 100_000, currency: 'THB' },
    })
    return { token: borrower.client.token, repayment_id: voucher.repayment_id }
  },
  'a borrower with a repayment that waits': async (world) => {
    const { token, repayment_id } = await withRepayment(world)
    return { token, repayment_id }
  },
  'a borrower with a repayment that was matched': async (world) => {
    const { token, repayment_id, reference } = await withRepayment(world)
    await console(world.app, 'pay', { reference })
    return { token, repayment_id }
  },
  'a borrower with a repayment of which a part has come': async (world) => {
    const { token, repayment_id, reference } = await withRepayment(world)
    await console(world.app, 'pay', { reference, amount: '5000' })
    return { token, repayment_id }
  },
  'a borrower who paid too much': async ({ app, database }) => {
    const borrower = await certified(app, database)
    const order_id = await overpaid(app, borrower)
    return { token: borrower.client.token, order_id, account_id: borrower.accountId }
  },
  'a borrower who asked for a repayment with a key': async ({ app, database }, given) => {
    const borrower = await certified(app, database)
    const order_id = await withLoan(app, borrower, 1_000_000, 90)
    await borrower.client.post(
      '/v2/repay/create',
      {
        order_id,
        method: 'scan_code',
        purpose: 'repay',
        amount: { amount: 100_000, currency: 'THB' },
      },
      { key: given['idempotency_key'] ?? '' },
    )
    return { token: borrower.client.token, order_id }
  },
}

/** A transfer of 1,000 baht that was not matched, and its voucher's picture. */
async function withTransfer(world: StateWorld) {
  const borrower = await certified(world.app, world.database)
  const order_id = await withLoan(world.app, borrower, 1_000_000, 90)
  const asked = await borrower.client.post('/v2/repay/create', {
    order_id,
    method: 'bank_transfer',
    purpose: 'repay',
    amount: { amount: 100_000, currency: 'THB' },
  })
  const owner = { id: borrower.id, phone: borrower.phone, phonePrefix: '+66' }
  const picture = specimen('work-certificate')
  return {
    borrower,
    repayment_id: String(asked.data['repayment_id']),
    file_id: (await upload(world.database, owner, 'repayment_voucher', picture)).file_id,
    paid_on: dateIn('Asia/Bangkok', new Date()),
  }
}
