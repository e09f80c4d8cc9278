import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorOn } from './editor.ts'

/** What the built package shows in an editor: read from its `d.ts`, as they are published. */
const editor = editorOn(
  join(import.meta.dirname),
  `
import { byPath, createLenderClient, eachEntry, isLenderFailure, type CallBody } from '@paso/sdk'
import type { Order, OperationData } from '@paso/sdk/contract'
declare const client: ReturnType<typeof createLenderClient>
const order = await client.get('/order/detail', { query: { order_id: '' } })
const { cost, state } = order
const { orders } = await client.get('/order/list')
const login = await client.post('/user/login', { phone_prefix: '+66', phone: '', code: '', uuid: '' })
const named = {} as OperationData<'getOrder'>
const paths = byPath(client)
const again = await paths['/order/detail'].get({ query: { order_id: '' } })
declare const body: CallBody<'/user/login'>
declare const thrown: unknown
`,
)

test.each([
  ['or|der', 'const order: Order'],
  ['st|ate', 'const state: OrderState'],
  ['co|st', 'const cost: Cost'],
  ['ord|ers', 'const orders: OrderSummary[]'],
  ['lo|gin', 'const login: LoginAnswer'],
  ['nam|ed', 'const named: Order'],
  ['aga|in', 'const again: Order'],
])('%s is shown by the name of its schema', (marked, shown) => {
  expect(editor.hover(marked).shown).toBe(shown)
})

test('an entry of a list in pages is shown by its name', () => {
  const { shown } = editor.hover("for await (const on|e of eachEntry(client, '/order/list')) one")
  expect(shown).toBe('const one: OrderSummary')
})

test.each([
  ['order.out|standing', 'What is still to be paid by the schedule'],
  ['order.cost.ap|r', 'rate'],
  ['body.pho|ne', 'igits'],
  ["client.post('/user/login', { co|de: '' } as never)", ''],
  ['order.st|ate', 'Where it stands.'],
])('%s says what the description says of the field', (marked, text) => {
  expect(editor.hover(marked).text).toContain(text)
})

test('no hover shows an indexed access or a placeholder of the bundler', () => {
  for (const marked of [
    'or|der',
    'order.co|st',
    'order.sched|ule',
    'lo|gin',
    'bo|dy',
    'body.pho|ne',
  ])
    expect(editor.hover(marked).shown).not.toMatch(/components\[|operations\[|\$1/)
})

test('every path is offered while it is typed', () => {
  const { names } = editor.offered("client.get('|')", '/order/detail')
  expect(names).toContain('/order/detail')
  expect(names.some((name) => name.startsWith('/v2'))).toBe(false)
})

test('every path is offered with what it does, by its path', () => {
  const { names, text } = editor.offered("paths['|']", '/order/detail')
  expect(names).toEqual(expect.arrayContaining(['/order/detail', '/user/login']))
  expect(text).toContain('One loan with its timeline')
  for (const name of names) expect(editor.offered("paths['|']", name).text).toMatch(/^(get|post): /)
})

test('a field of a body is offered with what it is', () => {
  expect(editor.offered("client.post('/user/login', { | })", 'uuid').text).not.toBe('')
})
