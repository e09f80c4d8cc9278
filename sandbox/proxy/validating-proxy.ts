import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkCall, isOfTheContract } from './contract-check.ts'

/** A line to a lender on which every call of the contract is held against the description. */
export interface ValidatingProxy {
  url: string
  /** How often each operation was called. */
  calls(): ReadonlyMap<string, number>
  /** What broke the contract: `operation: how`. Values that people typed are in none of them. */
  violations(): readonly string[]
  close(): Promise<void>
}

const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding'])
/** Beyond the largest body of the contract, which is a picture. */
const MOST_KEPT = 8 * 1024 * 1024

/** Passes everything on to the server at `target`, unchanged, and watches the contract's calls. */
export async function startValidatingProxy(target: string, port = 0): Promise<ValidatingProxy> {
  const { hostname, port: targetPort } = new URL(target)
  // Given up before the lender gives it up, which could be just when a call goes onto it.
  const agent = new Agent({ keepAlive: true, timeout: 30_000 })
  const calls = new Map<string, number>()
  const violations: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const asked = incoming.url ?? '/'
    const sent = new Kept()
    const came = new Kept()
    const onward = request({
      agent,
      host: hostname,
      port: targetPort,
      method: incoming.method,
      path: asked,
      headers: incoming.headers,
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers))
      answer.on('data', (chunk: Buffer) => came.add(chunk))
      answer.on('end', () => {
        if (!isOfTheContract(asked) || sent.cut || came.cut) return
        const verdict = checkCall({
          method: incoming.method ?? '',
          target: asked,
          requestHeaders: incoming.headers,
          requestBody: sent.bytes(),
          status: answer.statusCode ?? 0,
          responseHeaders: answer.headers,
          responseBody: came.bytes(),
        })
        const name = verdict.operationId ?? 'none'
        calls.set(name, (calls.get(name) ?? 0) + 1)
        violations.push(...verdict.findings.map((finding) => `${name}: ${finding}`))
      })
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    // A server that is gone looks gone.
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.on('data', (chunk: Buffer) => sent.add(chunk))
    incoming.pipe(onward)
  })
  // Longer than a browser keeps one.
  proxy.keepAliveTimeout = 600_000
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    calls: () => calls,
    violations: () => violations,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
        agent.destroy()
      }),
  }
}

/** Bytes as they pass, as many as a call of the contract can have. */
class Kept {
  readonly #chunks: Buffer[] = []
  #length = 0
  cut = false

  add(chunk: Buffer): void {
    this.#length += chunk.length
    if (this.#length > MOST_KEPT) this.cut = true
    else this.#chunks.push(chunk)
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}

function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_LINE.has(name)))
}
