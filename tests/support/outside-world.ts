/** What is not the app: text messages, signatures, payers, time. Talks to the sandbox's console. */

/** What the consoles of tests ask for. */
export const CONSOLE_SECRET = 'secret of the tests'

/** The path that opens the console for a browser. */
export const CONSOLE = `/sandbox?secret=${encodeURIComponent(CONSOLE_SECRET)}`

export interface OrderInWorld {
  borrower_id: string
  order_id: string
  order_number: string
  phone: string
  state: string
}

export interface OutsideWorld {
  /** The code of the newest text message to a phone, in national digits. */
  codeFor(phone: string): Promise<string>
  /** Every loan of a phone, whatever became of it. */
  ordersOf(phone: string): Promise<OrderInWorld[]>
  /** The lender rejects an application that waits. */
  reject(order: OrderInWorld): Promise<void>
  sign(order: OrderInWorld): Promise<void>
  payOut(order: OrderInWorld): Promise<void>
  /** The bank sends back the money that was paid out. */
  sendBack(order: OrderInWorld): Promise<void>
  /** Pays what a code or a reference asks for, in full unless an amount in minor units is given. */
  pay(by: { qr_payload: string } | { reference: string }, amount?: number): Promise<void>
  /** The lender sends overpaid money to the account that its borrower named. */
  refund(order: OrderInWorld): Promise<void>
  /** Pays without saying whose it is. */
  lose(reference: string): Promise<void>
  /** The lender gives an overdue debt up. */
  writeOff(order: OrderInWorld): Promise<void>
  /** A person answers what a borrower asked for: an easier plan, or another look. */
  answer(of: Pick<OrderInWorld, 'borrower_id'>, text: string): Promise<void>
  /** A person looked for a reported payment in vain. */
  findNoPayment(order: OrderInWorld, repayment_id: string): Promise<void>
  letDaysPass(days: number): Promise<void>
  /** The code and the sessions of a phone are so much older. */
  age(phone: string, by: { days: number } | { minutes: number }): Promise<void>
  /** What is wrong with the books; nothing, if they are sound. */
  findings(): Promise<unknown[]>
}

export function outsideWorld(url: string): OutsideWorld {
  const api = `${url}/sandbox/api`
  const call = async (path: string, body?: object): Promise<unknown> => {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const headers = {
      authorization: `Basic ${btoa(`tester:${CONSOLE_SECRET}`)}`,
      ...(body && { 'content-type': 'application/json', origin: url }),
    }
    const answer = await fetch(api + path, { ...post, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const ordersOf = async (phone: string): Promise<OrderInWorld[]> => {
    const { orders } = (await call('/orders')) as { orders: OrderInWorld[] }
    return orders.filter((order) => order.phone.endsWith(phone))
  }
  return {
    ordersOf,
    codeFor: async (phone) => {
      const { texts } = (await call(`/texts?phone=${phone}`)) as {
        texts: { code: string | null }[]
      }
      const code = texts.find((each) => each.code !== null)?.code
      if (code === undefined || code === null) throw new Error(`no code was sent to ${phone}`)
      return code
    },
    reject: async ({ borrower_id, order_id }) => {
      await call('/reject', { borrower_id, order_id })
    },
    sign: async ({ borrower_id, order_id }) => {
      await call('/sign', { borrower_id, order_id })
    },
    payOut: async ({ borrower_id, order_id }) => {
      await call('/pay-out', { borrower_id, order_id })
    },
    sendBack: async ({ borrower_id, order_id }) => {
      await call('/bounce', { borrower_id, order_id })
    },
    pay: async (by, amount) => {
      await call('/pay', { ...by, ...(amount === undefined ? {} : { amount }) })
    },
    refund: async ({ borrower_id, order_id }) => {
      await call('/refund', { borrower_id, order_id })
    },
    lose: async (reference) => {
      await call('/pay-unidentified', { reference })
    },
    writeOff: async ({ borrower_id, order_id }) => {
      await call('/write-off', { borrower_id, order_id })
    },
    answer: async ({ borrower_id }, text) => {
      const { requests } = (await call('/requests')) as {
        requests: { borrower_id: string; case_id: string }[]
      }
      const asked = requests.find((request) => request.borrower_id === borrower_id)
      if (asked === undefined) throw new Error('the borrower asked for nothing')
      await call('/answer', { borrower_id, case_id: asked.case_id, text })
    },
    findNoPayment: async ({ borrower_id }, repayment_id) => {
      await call('/voucher-not-found', { borrower_id, repayment_id })
    },
    letDaysPass: async (days) => {
      await call('/clock', { days })
    },
    age: async (phone, by) => {
      await call('/age', { phone, ...by })
    },
    findings: async () => ((await call('/books')) as { findings: unknown[] }).findings,
  }
}
