import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkCall, type ObservedCall } from '../../proxy/contract-check.ts'
import { startValidatingProxy, type ValidatingProxy } from '../../proxy/validating-proxy.ts'
import { buildApp } from '../../src/app.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { SignedClient, settings } from '../support/lender.ts'

describe('the validating proxy', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let good: ObservedCall
  const stops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await buildApp({ database: test.database, settings, logger: false })
    app.addHook('onSend', async (request, reply, payload) => {
      good = {
        method: request.method,
        target: request.url,
        requestHeaders: request.headers,
        requestBody: Buffer.from(''),
        status: reply.statusCode,
        responseHeaders: reply.getHeaders() as Record<string, string>,
        responseBody: Buffer.from(String(payload)),
      }
      return payload
    })
    await new SignedClient(app).get('/v2/logout/verison_check')
  })
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const through = async (server: Server): Promise<ValidatingProxy> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stops.push(() => new Promise((resolve) => server.close(() => resolve())))
    const { port } = server.address() as AddressInfo
    const proxy = await startValidatingProxy(`http://127.0.0.1:${port}`)
    stops.push(() => proxy.close())
    return proxy
  }
  /** A lender that answers every call with this. */
  const answering = (status: number, headers: Record<string, string>, body: string) =>
    through(createServer((_, response) => response.writeHead(status, headers).end(body)))

  it('finds nothing in a call that keeps to the description', () => {
    expect(checkCall(good)).toEqual({ operationId: 'checkVersion', findings: [] })
  })

  it.each<[string, Partial<ObservedCall>, string]>([
    ['a status that is not described', { status: 418 }, 'status 418 is not described'],
    [
      'an answer without the request id',
      { responseHeaders: { 'content-type': 'application/json' } },
      'X-Request-Id is missing',
    ],
    [
      'another content type',
      { responseHeaders: { 'content-type': 'text/html', 'x-request-id': 'a' } },
      'text/html is not described',
    ],
    ['an answer that is no JSON', { responseBody: Buffer.from('<html>') }, 'is no JSON'],
    [
      'an answer of another shape',
      { responseBody: Buffer.from('{"code":200,"message":"ok","data":{}}') },
      'must have required property',
    ],
    ['a path that is not described', { target: '/v2/loan/gift' }, 'is not described'],
  ])('finds %s', (_, changed, finding) => {
    expect(checkCall({ ...good, ...changed }).findings.join('; ')).toContain(finding)
  })

  it('finds a request that should not have been accepted', () => {
    const other = (change: (query: URLSearchParams) => void): ObservedCall => {
      const [path = '', query] = good.target.split('?')
      const fields = new URLSearchParams(query)
      change(fields)
      return { ...good, target: `${path}?${fields.toString()}` }
    }
    const findings = (call: ObservedCall): string => checkCall(call).findings.join('; ')
    expect(findings(other((query) => query.delete('sign')))).toContain(
      'accepted without: query sign',
    )
    expect(findings(other((query) => query.append('token', 'x')))).toContain(
      'accepted twice: query token',
    )
    expect(findings(other((query) => query.set('platform', 'desk')))).toContain(
      'accepted: query platform',
    )
    expect(findings(other((query) => query.set('gift', '1')))).toContain('unknown query field gift')
  })

  it('passes a lender’s answers on and counts its calls, by whatever prefix they come', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const proxy = await startValidatingProxy(`http://127.0.0.1:${port}`)
    stops.push(() => proxy.close())
    const answer = await fetch(`${proxy.url}/api${good.target}`, {
      headers: { 'country-language': 'th' },
    })
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(await answer.json()).toMatchObject({ code: 200 })
    expect(proxy.violations()).toEqual([])
    expect([...proxy.calls()]).toEqual([['checkVersion', 1]])
  })

  it('reports a lender that breaks the contract', async () => {
    const headers = { 'content-type': 'application/json', 'x-request-id': 'a' }
    const proxy = await answering(200, headers, '{"code":200,"message":"ok","data":[]}')
    await fetch(`${proxy.url}${good.target}`, { headers: { 'country-language': 'th' } })
    expect(proxy.violations()).toEqual(['checkVersion: status 200: data/data must be object'])
  })

  it('looks gone when the server is gone', async () => {
    const proxy = await through(createServer((request) => request.socket.destroy()))
    await expect(fetch(`${proxy.url}/v2/home/index`)).rejects.toThrow('fetch failed')
    expect(proxy.violations()).toEqual([])
  })
})
