/** The other side of the loan, as a test plays it: what the console's page does, without the page. */
export interface ConsoleClient {
  /** The newest text message sent to a phone (national digits), once there is one. */
  newestText(phone: string): Promise<ConsoleText>
  /** The code in the newest text message to a phone. */
  code(phone: string): Promise<string>
  /** The borrower's orders, newest first. */
  orders(phone: string): Promise<ConsoleOrder[]>
  sign(order: ConsoleOrder): Promise<void>
  payOut(order: ConsoleOrder): Promise<void>
  /** Pays an instruction: all of it, or `amount` minor units. */
  pay(reference: string, amount?: number): Promise<void>
  moveClock(by: { days?: number; hours?: number; minutes?: number }): Promise<void>
  /** What is wrong with the ledger; empty when each cent is accounted for. */
  findingsInTheBooks(): Promise<readonly unknown[]>
}

interface ConsoleText {
  readonly phone: string
  readonly body: string
  readonly code: string | null
  readonly sent_at: string
}

interface ConsoleOrder {
  readonly borrower_id: string
  readonly order_id: string
  readonly order_number: string
  readonly phone: string
  readonly state: string
  /** Minor units. */
  readonly owed: number
  readonly paid: number
  readonly instructions: readonly {
    id: string
    method: string
    amount: number
    reference: string
  }[]
}

/** @param url of the sandbox, which keeps it over a restart */
export function consoleClient(url: string): ConsoleClient {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/sandbox/api/${path}`)
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const post = async (path: string, fields: object): Promise<void> => {
    const answer = await fetch(`${url}/sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
  }
  const nameOf = ({ borrower_id, order_id }: ConsoleOrder) => ({ borrower_id, order_id })
  const newestText = async (phone: string) => {
    const { texts } = await get<{ texts: ConsoleText[] }>(
      `texts?phone=${encodeURIComponent(phone)}`,
    )
    const newest = texts[0]
    if (!newest) throw new Error(`no text message was sent to ${phone}`)
    return newest
  }
  return {
    newestText,
    code: async (phone) => {
      const { code, body } = await newestText(phone)
      if (code === null) throw new Error(`the newest message holds no code: ${body}`)
      return code
    },
    orders: async (phone) => {
      const { orders } = await get<{ orders: ConsoleOrder[] }>('orders')
      return orders.filter((order) => order.phone.endsWith(phone))
    },
    sign: (order) => post('sign', nameOf(order)),
    payOut: (order) => post('pay-out', nameOf(order)),
    pay: (reference, amount) =>
      post('pay', { reference, ...(amount === undefined ? {} : { amount }) }),
    moveClock: (by) => post('clock', by),
    findingsInTheBooks: async () => (await get<{ findings: unknown[] }>('books')).findings,
  }
}
