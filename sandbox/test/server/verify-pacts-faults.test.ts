import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signatureOf } from '../support/signature.ts'
import { withPact, type Interaction } from '../support/pact-file.ts'
import { startBentLender, type Fault } from '../support/pact-bent-lender.ts'
import { startPactProvider, type PactProvider } from '../support/pact-provider.ts'
import { Unkept, verify } from '../support/pact-verification.ts'

let provider: PactProvider
beforeAll(async () => {
  provider = await startPactProvider('pglite', { signs: true })
})
afterAll(() => provider.stop())

/** Each of these is kept by a lender without faults, and looked at with each fault. */
const looked = [
  'a visitor looks at home',
  'a visitor looks at home without saying the country’s language',
  'a visitor whose call is signed wrongly looks at home',
  'a visitor whose clock is behind looks at home',
  'a visitor signs in with the code that was sent',
  'a visitor asks for the orders',
  'a borrower whose session has ended asks for the orders',
  'a borrower asks for the orders',
  'a borrower looks at an order',
  'a borrower asks what 10,000 baht for 90 days cost',
  'a borrower asks for a repayment without a key',
]

it('a lender without a fault keeps what the faults are looked for in', async () => {
  expect(await found({})).toEqual({ failed: [], why: '' })
})

it('a renamed field fails the interaction that reads it', async () => {
  const { failed, why } = await found({
    answer: (text, path) =>
      path.startsWith('/v2/loan/quote') ? text.replace('"quote_id":', '"id":') : text,
  })
  expect(failed).toEqual(['a borrower asks what 10,000 baht for 90 days cost'])
  expect(why).toMatch(/Actual map is missing the following keys: quote_id/)
})

it('a key that is not asked for fails the interaction that sends none', async () => {
  const { failed, why } = await found({
    headers: (sent) => ({ 'idempotency-key': 'made-up-by-the-lender', ...sent }),
  })
  expect(failed).toEqual(['a borrower asks for a repayment without a key'])
  expect(why).toMatch(/expected 400 but was 200/)
  expect(why).toMatch(/\$\.code -> Expected 200 \(Integer\) to be equal to 400001/)
})

it('a language of the country that is not asked for fails the interaction that sends none', async () => {
  const { failed, why } = await found({
    headers: (sent) => ({ 'country-language': 'th', ...sent }),
  })
  expect(failed).toEqual(['a visitor looks at home without saying the country’s language'])
  expect(why).toMatch(/expected 400 but was 200/)
})

it('a signature that is not looked at fails the interaction that is signed wrongly', async () => {
  const { failed, why } = await found({ path: signedRightly })
  expect(failed).toEqual(['a visitor whose call is signed wrongly looks at home'])
  expect(why).toMatch(/expected 400 but was 200/)
  expect(why).toMatch(/\$\.code -> Expected 200 \(Integer\) to be equal to 400002/)
})

it('another code for a session that has ended fails the interactions that must sign out', async () => {
  const { failed, why } = await found({ answer: (text) => text.replace('403100', '403001') })
  expect(failed).toEqual([
    'a borrower whose session has ended asks for the orders',
    'a visitor asks for the orders',
  ])
  expect(why).toMatch(/\$\.code -> Expected 403001 \(Integer\) to be equal to 403100/)
})

it('a lender’s time that is none fails the interaction whose clock is set by it', async () => {
  const { failed, why } = await found({ answer: withField('server_time', 'soon') })
  expect(failed).toEqual(['a visitor whose clock is behind looks at home'])
  expect(why).toMatch(/\$\.data\.server_time -> Expected 'soon' to match/)
})

it('an empty token fails the interaction that signs in', async () => {
  const { failed, why } = await found({ answer: withField('token', '') })
  expect(failed).toEqual(['a visitor signs in with the code that was sent'])
  expect(why).toMatch(/\$\.data\.token -> Expected '' to match/)
})

it.each([
  ['state', 'zzz'],
  ['due_date', 'next week'],
  ['currency', 'gold'],
  ['order_id', ''],
])('an order whose %s is "%s" fails the interaction that reads it', async (name, value) => {
  const bend = withField(name, value)
  const { failed, why } = await found({
    answer: (text, path) => (path.startsWith('/v2/order/detail') ? bend(text) : text),
  })
  expect(failed).toEqual(['a borrower looks at an order'])
  expect(why).toContain(`Expected '${value}' to match`)
})

it('the command of the README prints which interaction is not kept, and ends with 1', async () => {
  const bent = await startBentLender(provider.url, { answer: withField('token', '') })
  const sent = { PROVIDER_URL: bent.url, PROVIDER_STATES_URL: provider.states.url }
  const command = [
    join(import.meta.dirname, '../support/verify-pacts.ts'),
    ...['--filter-description', '^a visitor signs in with the code that was sent$'],
  ]
  const ended = promisify(execFile)(process.execPath, command, { env: { ...process.env, ...sent } })
  const failure = await ended.then(
    () => ({ code: 0, stdout: '' }),
    (error: unknown) => error as { code: number; stdout: string },
  )
  bent.stop()
  expect(failure.code).toBe(1)
  expect(failure.stdout).toMatch(/Failures:[^]*the code that was sent[^]*is not kept\n$/)
})

/** Puts a value in the place of every text that stands under a name in an answer. */
function withField(name: string, value: string): (text: string) => string {
  return (text) => text.replace(new RegExp(`"${name}":"[^"]*"`, 'g'), `"${name}":"${value}"`)
}

/** The query of a GET with the right signature, so that the lender behind takes whatever was sent. */
function signedRightly(sent: string): string {
  const address = new URL(sent, 'http://lender')
  if (address.searchParams.has('sign')) {
    address.searchParams.set('sign', signatureOf(Object.fromEntries(address.searchParams)))
  }
  return address.pathname + address.search
}

/** Verifies a lender that is bent; gives the interactions that are not kept, and what was printed of them. */
async function found(fault: Fault): Promise<{ failed: readonly string[]; why: string }> {
  const bent = await startBentLender(provider.url, fault)
  const those = (all: Interaction[]) =>
    all.filter(({ description }) => looked.includes(description))
  try {
    const called = await withPact(those, (file) =>
      verify({ url: bent.url, statesUrl: provider.states.url, file }),
    )
    expect(called).toBe(looked.length)
    return { failed: [], why: '' }
  } catch (error) {
    if (!(error instanceof Unkept)) throw error
    return { failed: error.interactions, why: error.printed }
  } finally {
    bent.stop()
  }
}
