import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What a reader who has only the description relies on. */

interface Schema {
  $ref?: string
  const?: number
  enum?: number[]
  description?: string
  properties?: Record<string, Schema>
}
type Content = Record<string, { schema?: Schema; examples?: Record<string, { value?: unknown }> }>
interface Response {
  $ref?: string
  content?: Content
}
interface Operation {
  operationId: string
  summary?: string
  description?: string
  requestBody?: { content: Content }
  responses: Record<string, Response>
}
interface Description {
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Schema & Response>>
  'x-error-catalogue': { code: number; status: number; meaning: string; client: string }[]
}

const bundle = read('openapi/lender.bundle.json')
const guide = bundle.info.description
const methods = ['get', 'head', 'post', 'put', 'patch', 'delete']
const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ path, method, id: operation.operationId, operation })),
)
/** The secret of every example. */
const secret = 's3cr3t'

function read(path: string): Description {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8')) as Description
}

function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (!part.$ref) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  return bundle.components[kind]?.[name] as unknown as Part
}

function signatureOf(fields: Record<string, string>): string {
  const { timestamp, token, appsflyer_id, bundle_id, version, platform } = fields
  const text = [timestamp, secret, token, appsflyer_id, bundle_id, version, platform].join('')
  return createHash('sha256').update(text).digest('hex')
}

describe.each(operations)('$id', ({ path, method, operation }) => {
  test('says what it is, when it is called and what changes', () => {
    expect(operation.summary).toBeTruthy()
    expect((operation.description ?? '').length).toBeGreaterThan(40)
    if (method === 'get') expect(operation.description).toMatch(/changes (nothing|state)/i)
  })

  test('shows a request and an answer of each kind by name', () => {
    const request = Object.values(operation.requestBody?.content ?? {})
    const answers = Object.values(operation.responses).flatMap((response) =>
      Object.values(resolved(response).content ?? {}),
    )
    for (const { examples } of [...request, ...answers]) {
      expect(Object.keys(examples ?? {})).not.toEqual([])
    }
  })

  test('shows every code that it can answer with', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const json = resolved(response).content?.['application/json']
      const code = resolved(resolved(json?.schema ?? {}).properties?.['code'] ?? {})
      const said = code.enum ?? (code.const === undefined ? [] : [code.const])
      const shown = Object.values(json?.examples ?? {}).map(
        ({ value }) => (value as { code: number }).code,
      )
      expect([...new Set(shown)].sort(), `${status} of ${path}`).toEqual([...said].sort())
      for (const each of said) expect(String(each).slice(0, 3)).toBe(status)
    }
  })

  test('says that another edition is refused, where it carries the common fields', () => {
    const codes = Object.values(operation.responses).flatMap((response) => {
      const json = resolved(response).content?.['application/json']
      return resolved(resolved(json?.schema ?? {}).properties?.['code'] ?? {}).enum ?? []
    })
    expect(codes.includes(403001)).toBe(codes.includes(400002))
  })

  test('signs its example as the guide says', () => {
    for (const { value } of Object.values(
      operation.requestBody?.content['application/json']?.examples ?? {},
    )) {
      const fields = value as Record<string, string>
      expect(fields['sign']).toBe(signatureOf(fields))
    }
  })
})

describe('the guide', () => {
  const [get = '', post = ''] = [...guide.matchAll(/```http\n(.*?)```/gs)].map(([, text]) => text)

  test('shows a GET whose address has every common field and its right signature', () => {
    const address = new URL(/^GET (\S+) HTTP/.exec(get)?.[1] ?? '', 'https://lender.example')
    expect(bundle.paths[address.pathname.replace('/api', '')]).toBeDefined()
    const fields = Object.fromEntries(address.searchParams)
    const caller = bundle.components['schemas']?.['CallerFields'] as { required: string[] }
    expect(Object.keys(fields).sort()).toEqual([...caller.required].sort())
    expect(fields['sign']).toBe(signatureOf(fields))
  })

  test('shows a POST whose body is as long and as signed as it says', () => {
    const [head = '', body = ''] = post.trimEnd().split('\n\n')
    expect(Buffer.byteLength(body)).toBe(Number(/Content-Length: (\d+)/.exec(head)?.[1]))
    const fields = JSON.parse(body) as Record<string, string>
    expect(fields['sign']).toBe(signatureOf(fields))
    expect(head).toContain(`?timestamp=${fields['timestamp'] ?? ''} `)
    const schema = bundle.components['schemas']?.['SendCode'] as { required: string[] }
    expect(Object.keys(fields).sort()).toEqual([...schema.required].sort())
  })

  test('has the signature of every example in its table', () => {
    const rows = guide.split('\n').filter((line) => /\| `?[0-9a-f]{64}`? +\|$/.test(line))
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
      const [, timestamp, token, appsflyer_id, bundle_id, version, platform, sign] = cells
      const values = { timestamp, token, appsflyer_id, bundle_id, version, platform }
      const fields = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value ?? '']),
      )
      expect(sign).toBe(signatureOf(fields))
      const { timestamp: time = '', ...rest } = fields
      expect(guide).toContain(`${time}${secret}${Object.values(rest).join('')}`)
    }
  })

  test('has a row of the table for every code of the catalogue', () => {
    for (const { code, status, meaning, client } of bundle['x-error-catalogue']) {
      expect(guide).toMatch(new RegExp(`^\\| ${String(code)} \\| ${String(status)} \\|`, 'm'))
      expect(guide).toContain(meaning)
      expect(guide).toContain(client)
    }
  })

  test('names no operation that does not exist and leads nowhere outside the file', () => {
    for (const [, method = '', path = ''] of guide.matchAll(/`(GET|POST) (\/v2\/[\w/]+)`/g)) {
      expect(bundle.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
    }
    const words = guide.replaceAll(/```[\s\S]*?```/g, '')
    expect(words).not.toMatch(/\]\(/)
  })
})

test('what is spelt wrongly, and the GET that changes state, say so', () => {
  expect(bundle.paths['/v2/verify/submit_apply']?.['get']?.description).toMatch(/changes state/i)
  expect(bundle.paths['/v2/logout/verison_check']?.['get']?.description).toMatch(
    /spel(t|led|ling)/i,
  )
})

test('money, times and rates say their unit', () => {
  const silent = Object.values(bundle.components['schemas'] ?? {}).flatMap((schema) =>
    Object.entries(schema.properties ?? {})
      .filter(([name]) => /(_at|_in|_days?|days|apr|interest|_seconds|seconds|rate)$/.test(name))
      .filter(([, field]) => !field.description && !resolved(field).description)
      .map(([name]) => name),
  )
  expect(silent).toEqual([])
})
