import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readDescription } from '../src/http/description.ts'
import { describedOperations } from '../src/reference/described.ts'
import { markdown } from '../src/reference/markdown.ts'
import { registerReference } from '../src/reference/register.ts'

describe('the reference of the contract', () => {
  const operations = describedOperations(readDescription())

  it('has every operation of the description with what it says', () => {
    const paths = Object.values(readDescription().paths)
    const count = paths.flatMap((item) =>
      ['get', 'post', 'put', 'patch', 'delete'].filter((method) => method in item),
    ).length
    expect(operations).toHaveLength(count)
    for (const operation of operations) {
      expect(operation.summary, operation.id).not.toBe('')
      expect(operation.failures.length, operation.id).toBeGreaterThan(0)
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
    expect(quote?.request).not.toContain('appsflyer_id')
    expect(quote?.signedIn).toBe(true)
    expect(operations.find(({ id }) => id === 'uploadBytes')?.signedIn).toBe(false)
  })

  it('shows headings, lists, bold and code, and everything else as text', () => {
    expect(markdown('## Units\nMoney is `{ a }`,\n**never** <b>.').text).toMatch(
      /<h3>Units<\/h3>\s*<p>Money is <code>\{ a \}<\/code>, <strong>never<\/strong> &lt;b&gt;\.<\/p>/,
    )
    expect(markdown('1. one\n   more\n2. two').text).toMatch(
      /<ol>\s*<li>one more<\/li><li>two<\/li>\s*<\/ol>/,
    )
  })

  it('is a page without anything from elsewhere', async () => {
    const app = Fastify()
    registerReference(app)
    const { body, headers } = await app.inject('/docs')
    await app.close()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).not.toMatch(/(src|href)="https?:/)
    for (const { id } of operations) expect(body).toContain(`id="${id}"`)
    expect(body).toContain('id="code-403100"')
  })
})
