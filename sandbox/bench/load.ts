import { randomUUID } from 'node:crypto'
import { signatureOf } from '../test/support/signature.ts'
import { cookieOfConsole } from '../test/support/tester.ts'
import { KeptConnection } from './kept-connection.ts'

export interface Debt {
  token: string
  orderId: string
}

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
}

/** Each of `lanes` borrowers repays one baht after the other for `seconds`; each is paid at once. */
export async function repay(
  url: string,
  debts: readonly Debt[],
  seconds: number,
): Promise<Measured> {
  const times: number[] = []
  let failed = 0
  const cookie = await cookieOfConsole(url)
  const end = performance.now() + seconds * 1000
  const lane = async (debt: Debt): Promise<void> => {
    const connection = new KeptConnection(url, cookie)
    while (performance.now() < end) {
      const began = performance.now()
      if (await repayOnce(connection, debt)) times.push(performance.now() - began)
      else failed++
    }
    connection.end()
  }
  const began = performance.now()
  await Promise.all(debts.map(lane))
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failed }
}

/**
 * So many payments one after the other on one loan: how long the last tenth took beside the first
 * after the warm-up, by the median of each.
 */
export async function repayOneLoan(
  url: string,
  debt: Debt,
  payments: number,
): Promise<{ first: number; last: number }> {
  const connection = new KeptConnection(url, await cookieOfConsole(url))
  const times: number[] = []
  for (let made = 0; made < payments; made++) {
    const began = performance.now()
    if (!(await repayOnce(connection, debt))) throw new Error(`payment ${made + 1} was refused`)
    times.push(performance.now() - began)
  }
  connection.end()
  const tenth = Math.floor(payments / 10)
  const median = (part: number[]): number =>
    part.sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN
  return { first: median(times.slice(0, tenth)), last: median(times.slice(-tenth)) }
}

/** One signed instruction and the payment that answers it, booked in the ledger. */
async function repayOnce(connection: KeptConnection, { token, orderId }: Debt): Promise<boolean> {
  const timestamp = String(Date.now())
  const fields = {
    version: '1.0.0',
    platform: 'web',
    appsflyer_id: '',
    bundle_id: '',
    app_id: 'paso-th',
    token,
    timestamp,
    package_name: '',
    h5_version: '1.0.0',
  }
  const instruction = {
    ...fields,
    sign: signatureOf(fields),
    order_id: orderId,
    method: 'bank_transfer',
    purpose: 'repay',
    amount: { amount: 100, currency: 'THB' },
  }
  const path = `/v2/repay/create?timestamp=${timestamp}`
  const asked = await connection.post(path, instruction, randomUUID())
  const { data } = asked as { data?: { instruction: { reference: string } } }
  if (!data) return false
  const payment = { reference: data.instruction.reference, amount: 100 }
  const paid = await connection.post('/sandbox/api/pay', payment, randomUUID())
  return (paid as { state?: string }).state === 'disbursed'
}
