import type { LenderClient } from '@paso/sdk'
import { haveDoneBy, type Stretch } from './already-done.ts'
import { signInByClient } from './lender-client.ts'
import { outsideWorld } from './outside-world.ts'

/** A borrower without a page, as far on the way as is said. */
async function borrowerAt(url: string, phone: string, last: Stretch): Promise<LenderClient> {
  const world = outsideWorld(url)
  const { client } = await signInByClient(url, world, phone)
  await haveDoneBy(client, { world, phone }, last)
  return client
}

/** The phones of the loans that `busyConsole` makes. */
export const busyPhones = { overdue: '834567890', running: '823456789', approved: '812345678' }

/**
 * A console with something of everything: loans to sign, running and overdue, an instruction to
 * pay, and a payment that nobody can match. There is also a request that waits for an answer, and
 * time that has passed.
 */
export async function busyConsole(url: string): Promise<void> {
  const world = outsideWorld(url)
  const late = await borrowerAt(url, busyPhones.overdue, 'loan')
  await world.letDaysPass(76)
  const { orders } = await late.get('/order/list', { query: {} })
  await late.post('/repay/help', {
    order_id: orders[0]?.order_id ?? '',
    wish: 'smaller_payments',
    statement: 'I was ill this month. May I pay in three parts?',
  })
  const payer = await borrowerAt(url, busyPhones.running, 'loan')
  const [running] = (await payer.get('/order/list', { query: {} })).orders
  if (!running) throw new Error('there is no running loan')
  const ask = async (amount: number) => {
    const { instruction } = await payer.post('/repay/create', {
      order_id: running.order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    return instruction.reference ?? ''
  }
  await world.lose(await ask(15_000))
  await world.pay({ reference: await ask(20_000) })
  await ask(50_000)
  await borrowerAt(url, busyPhones.approved, 'order')
}
