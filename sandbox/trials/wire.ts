/** A request as bytes on the way to the lender. */
export interface Wire {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

export interface WireAnswer {
  status: number
  retryAfter: string | null
  text: string
}

/** The way from client to lender and back; throws when no answer comes. */
export interface Network {
  send(wire: Wire): Promise<WireAnswer>
  /** Resolves when nothing is under way any more, late copies included. */
  quiet(): Promise<void>
}

/** The network as it should be. @param limit milliseconds that an answer may take. */
export function soundNetwork(limit = 30_000): Network {
  return {
    send: async ({ url, method, headers, body }) => {
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(limit),
        ...(body === undefined ? {} : { body }),
      })
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        text: await answer.text(),
      }
    },
    quiet: async () => {},
  }
}
