import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readPlainDescription } from '../../src/http/pipeline/description.ts'
import { describedOperations } from '../../src/world/reference/described.ts'
import { markdown } from '../../src/world/reference/markdown.ts'
import { registerReference } from '../../src/world/reference/register.ts'
import { registerWrapperChecker } from '../../src/world/reference/wrapper-checker.ts'

describe('the reference of the contract', () => {
  const operations = describedOperations(readPlainDescription())

  it('has every operation of the description with what it says', () => {
    const paths = Object.values(readPlainDescription().paths)
    const count = paths.flatMap((item) =>
      ['get', 'head', 'post', 'put', 'patch', 'delete'].filter((method) => method in item),
    ).length
    expect(operations).toHaveLength(count)
    for (const operation of operations) {
      expect(operation.summary, operation.id).not.toBe('')
      if (operation.method === 'HEAD') continue
      expect(operation.failures.length, operation.id).toBeGreaterThan(0)
      const shown = operation.answers.length + operation.bytes.answered.length
      expect(shown, operation.id).toBeGreaterThan(0)
    }
  })

  it('leaves out the common fields and says which of the others must be there', () => {
    const quote = operations.find(({ id }) => id === 'createQuote')
    expect(quote?.fields.map(({ name, where, required }) => [name, where, required])).toEqual([
      ['Idempotency-Key', 'header', true],
      ['product_id', 'body', true],
      ['amount', 'body', true],
      ['days', 'body', true],
    ])
    expect(quote?.requests.map(({ json }) => json).join()).not.toContain('appsflyer_id')
    expect(quote).toMatchObject({ session: 'required', commonFields: 'body' })
    expect(operations.find(({ id }) => id === 'getSteps')?.commonFields).toBe('query')
    expect(operations.find(({ id }) => id === 'uploadBytes')).toMatchObject({
      session: 'none',
      commonFields: null,
      bytes: { sent: ['image/jpeg', 'image/png', 'image/webp'] },
    })
  })

  it('names the fields of an answer down to the last, money as one', () => {
    const answer = operations.find(({ id }) => id === 'createQuote')?.answerFields ?? []
    const types = new Map(answer.map(({ name, type }) => [name, type]))
    expect(types.get('cost.schedule[].due_date')).toBe('string (date)')
    expect(types.get('cost.total')).toBe('money')
    expect(types.has('cost.total.amount')).toBe(false)
    expect(answer.filter(({ description }) => description === '')).toEqual([])
    const home = operations.find(({ id }) => id === 'getHome')?.answerFields ?? []
    expect(home.find(({ name }) => name === 'quota')?.type).toBe('money | null')
  })

  it('shows every request and answer that the description has as an example', () => {
    const counted = operations.reduce(
      (sum, { requests, answers }) => sum + requests.length + answers.length,
      0,
    )
    const text = JSON.stringify(
      Object.values(readPlainDescription().paths).map((item) =>
        Object.values(item).map((part) => {
          const { requestBody, responses } = part as {
            requestBody?: { content: object }
            responses?: Record<string, object>
          }
          return [requestBody?.content, responses?.['200']]
        }),
      ),
    )
    // Each example has one value, and those of bytes have no fields.
    expect(counted).toBe(text.match(/"value":\{/g)?.length)
  })

  it('shows headings, lists, bold and code, and everything else as text', () => {
    expect(markdown('## Units\nMoney is `{ a }`,\n**never** <b>.').text).toMatch(
      /<h3>Units<\/h3>\s*<p>Money is <code>\{ a \}<\/code>, <strong>never<\/strong> &lt;b&gt;\.<\/p>/,
    )
    expect(markdown('### Small\n```http\nGET /\n\n{}\n```').text).toMatch(
      /<h4>Small<\/h4>\s*<pre class="scroll" tabindex="0">GET \/\n\n\{\}<\/pre>/,
    )
    expect(markdown('### Codes\n| a | b |\n|---|---|\n| `1\\|2` | <i> |').text).toMatch(
      /aria-label="Table: Codes"[^]*<td><code>1\|2<\/code><\/td><td>&lt;i&gt;<\/td>/,
    )
    expect(markdown('1. one\n   more\n2. two').text).toMatch(
      /<ol>\s*<li>one more<\/li><li>two<\/li>\s*<\/ol>/,
    )
  })

  it('gives the description as the file it is made from', async () => {
    const app = Fastify()
    registerReference(app, { signatureSecret: 'paso-sandbox' })
    expect((await app.inject('/docs/')).headers.location).toBe('/docs')
    const page = await app.inject('/docs')
    const path = /href="([^"]+)" download/.exec(page.body)?.[1] ?? ''
    const file = await app.inject(path)
    await app.close()
    expect(file.headers['content-type']).toContain('application/json')
    expect(file.json()).toEqual(readPlainDescription())
  })

  it('is a page without anything from elsewhere', async () => {
    const app = Fastify()
    registerReference(app, { signatureSecret: 'paso-sandbox' })
    const { body, headers } = await app.inject('/docs')
    await app.close()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).not.toMatch(/(src|href)="https?:/)
    for (const { id } of operations) expect(body).toContain(`href="/docs/${id}"`)
    expect(body).toContain('id="code-403100"')
    expect(body).toContain('Answer with 403100')
    expect(body).toContain('GET /api/v2/verify/steps?version=1.0.0&amp;platform=web')
    expect(body.match(/id="common-fields"/g)).toHaveLength(1)
    expect(
      body.match(/<th scope="row" role="rowheader">\s*<code>appsflyer_id<\/code>/g),
    ).toHaveLength(1)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  it('has each operation on a page of its own, with a call by hand and one with the SDK', async () => {
    const app = Fastify()
    registerReference(app, { signatureSecret: 'paso-sandbox' })
    for (const { id, path, method, commonFields } of operations) {
      const { body, statusCode } = await app.inject(`/docs/${id}`)
      expect(statusCode, id).toBe(200)
      expect(body, id).toMatch(/<pre[^>]+data-curl>BASE=[^]+curl [^]+<\/pre>/)
      expect(body, id).toContain(path.split('{')[0])
      expect(body, id).toMatch(/await client\.(get|post|uploadBytes)\(/)
      expect(body, id).toContain(`aria-current="page"`)
      expect(body.includes('data-try'), id).toBe(commonFields !== null && method !== 'HEAD')
      const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, each]) => each)
      expect(new Set(ids).size, id).toBe(ids.length)
    }
    expect((await app.inject('/docs/nothing')).statusCode).toBe(404)
    await app.close()
  })

  it('finds operations, sections of the guide and codes by all words that are asked for', async () => {
    const app = Fastify()
    registerReference(app, { signatureSecret: 'paso-sandbox' })
    const found = async (asked: string) => {
      const { body } = await app.inject({ url: '/docs/search', query: { q: asked } })
      const list = body.slice(body.indexOf('aria-label="Found"'))
      return [...list.matchAll(/href="(\/docs[^"]*)"/g)].map(([, address]) => address)
    }
    expect((await found('verification code'))[0]).toBe('/docs/sendCode')
    expect(await found('product_id amount days')).toContain('/docs/createQuote')
    expect(await found('403100')).toContain('/docs#code-403100')
    expect((await found('canonical')).every((each) => each?.startsWith('/docs'))).toBe(true)
    expect(await found('<script>')).toEqual([])
    expect(await found('')).toEqual([])
    const { body } = await app.inject({ url: '/docs/search', query: { q: '<b>"' } })
    expect(body).toContain('&lt;b&gt;&quot;')
    await app.close()
  })
})

it('serves the checker for wrapper teams as one page whose policy names what stands in it', async () => {
  const app = Fastify()
  registerWrapperChecker(app)
  const { body, headers } = await app.inject('/wrapper-checker')
  expect(body).toContain('Wrapper checker')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}'/)
  expect(policy).not.toContain('unsafe')
  expect(body.match(/<(script|style)\b[^>]*>/g)).toEqual(['<style>', '<script>'])
  await app.close()
})
