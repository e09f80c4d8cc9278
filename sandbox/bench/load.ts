import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { signatureOf } from '../test/support/signature.ts'

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
  const agent = new Agent({ keepAlive: true, maxSockets: debts.length })
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const lane = async (debt: Debt): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now()
      if (await repayOnce(agent, url, debt)) times.push(performance.now() - began)
      else failed++
    }
  }
  const began = performance.now()
  await Promise.all(debts.map(lane))
  const took = (performance.now() - began) / 1000
  agent.destroy()
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
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let made = 0; made < payments; made++) {
    const began = performance.now()
    if (!(await repayOnce(agent, url, debt))) throw new Error(`payment ${made + 1} was refused`)
    times.push(performance.now() - began)
  }
  agent.destroy()
  const tenth = Math.floor(payments / 10)
  const median = (part: number[]): number =>
    part.sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN
  return { first: median(times.slice(0, tenth)), last: median(times.slice(-tenth)) }
}

/** One signed instruction and the payment that answers it, booked in the ledger. */
async function repayOnce(agent: Agent, url: string, { token, orderId }: Debt): Promise<boolean> {
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
  const asked = await post(agent, `${url}/v2/repay/create?timestamp=${timestamp}`, {
    ...fields,
    sign: signatureOf(fields),
    order_id: orderId,
    method: 'bank_transfer',
    purpose: 'repay',
    amount: { amount: 100, currency: 'THB' },
  })
  const { data } = asked as { data?: { instruction: { reference: string } } }
  if (!data) return false
  const paid = await post(agent, `${url}/sandbox/api/pay`, {
    reference: data.instruction.reference,
    amount: 100,
  })
  return (paid as { state?: string }).state === 'disbursed'
}

function post(agent: Agent, url: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'country-language': 'th',
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
