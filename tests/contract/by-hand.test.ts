import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LenderClient } from '@paso/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveDoneBy } from '../support/already-done.ts'
import { signInByClient } from '../support/lender-client.ts'
import { outsideWorld, type OutsideWorld } from '../support/outside-world.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'

/**
 * A reader of the description who knows nothing of us, in a language that is not ours: the script was written from
 * openapi/lender.bundle.json alone. What it prints is compared with what our own client gets from the same lender.
 */
const folder = mkdtempSync(join(tmpdir(), 'paso-by-hand-'))

let sandbox: RunningSandbox
let world: OutsideWorld

beforeAll(async () => {
  sandbox = await startSandbox()
  world = outsideWorld(sandbox.url)
})

afterAll(async () => {
  await (sandbox as RunningSandbox | undefined)?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('Perl is here, which comes with git', () => {
  const { status, error } = spawnSync('perl', [
    '-MDigest::SHA',
    '-MJSON::PP',
    '-MHTTP::Tiny',
    '-e1',
  ])
  expect(
    error?.message ?? status,
    'The description is tried out in Perl 5.14 or later with its core modules. ' +
      'Debian: apt-get install perl · macOS has it · Windows: it comes with Git (Git Bash)',
  ).toBe(0)
})

test('signs in with the code of the text message and reads the steps', async () => {
  const phone = '812345672'
  const said = await byHand(phone, { code: () => world.codeFor(phone) })
  expect(said).toContain('Signed in until 20')
  expect(said).toContain(
    [
      'Step idnumber: not started',
      'Step personal_before: not started',
      'Step personalinfo: not started',
      'Step emergency: not started',
      'Step jobinfo: not started',
      'Next: identity',
    ].join('\n'),
  )
  expect(said).toMatch(/^No quote yet, the lender says: .+ \(409002, idnumber\)$/m)
})

test('prints the whole cost that our own client is given', async () => {
  const phone = '812345670'
  const client = await signedIn(phone)
  await haveDoneBy(client, { world, phone }, 'work')
  const said = await byHand(phone)
  const { quota, products } = await client.get('/loan/products')
  const product = products[0] ?? expect.fail('There is no product')
  const { cost } = await client.post('/loan/quote', {
    product_id: product.product_id,
    amount: product.max_amount,
    days: product.terms.at(-1)?.days ?? 0,
  })
  expect(said).toContain('Step jobinfo: completed')
  const lines = said.split('\n')
  expect(lines).toContain(`Limit: ${hundredths(quota.amount)} THB`)
  expect(lines).toContain(
    `Borrowed: ${hundredths(cost.principal.amount)} THB for ${String(cost.days)} days`,
  )
  expect(lines).toContain(`Received: ${hundredths(cost.received.amount)} THB`)
  expect(lines).toContain(`Interest: ${hundredths(cost.interest.amount)} THB`)
  expect(lines).toContain(`Service fee: ${hundredths(cost.service_fee.amount)} THB`)
  expect(lines).toContain(`Total to repay: ${hundredths(cost.total.amount)} THB`)
  expect(lines).toContain(`Annual percentage rate: ${hundredths(cost.apr)} %`)
  expect(lines.filter((line) => line.startsWith('Payment '))).toEqual(
    cost.schedule.map(
      ({ number, due_date, total }) =>
        `Payment ${String(number)} on ${due_date}: ${hundredths(total.amount)} THB`,
    ),
  )
  expect(cost.apr).toBeGreaterThan(0)
})

test('is refused with another secret', async () => {
  const phone = '812345671'
  await signedIn(phone)
  await expect(byHand(phone, { secret: 'another' })).rejects.toThrow(
    /GET \/verify\/steps: 400002 .+ \(request .+\)/,
  )
})

test('a stranger who copies the snippets of the README of the SDK signs in', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../sdk/README.md'), 'utf8')
  for (const [, code = '', name = ''] of readme.matchAll(
    /^```ts\n(\/\/ (\S+\.mts)\n[^]*?)^```$/gm,
  )) {
    const here = code.replaceAll('http://127.0.0.1:4600', sandbox.url)
    writeFileSync(join(folder, name), here)
  }
  mkdirSync(join(folder, 'node_modules/@paso'), { recursive: true })
  symlinkSync(
    join(import.meta.dirname, '../../sdk'),
    join(folder, 'node_modules/@paso/sdk'),
    'junction',
  )
  expect(await run(process.execPath, [join(folder, 'first-call.mts')])).toBe('Up to 20000 THB\n')
  const said = await run(process.execPath, [join(folder, 'sign-in.mts')], () =>
    world.codeFor('812345678'),
  )
  expect(said).toContain('jobinfo: 0\nGo on at identity\n')
})

/** Where the script keeps the token of a phone. */
const sessionOf = (phone: string): string => join(folder, phone)

/** Signs a phone in for the script, which then asks for no code; gives the client of the same session. */
async function signedIn(phone: string): Promise<LenderClient> {
  const { client, answer } = await signInByClient(sandbox.url, world, phone)
  writeFileSync(sessionOf(phone), answer.token)
  return client
}

/** Runs the script; `code` is asked for when the script waits for one. Gives what it printed. */
function byHand(
  phone: string,
  how: { code?: () => Promise<string>; secret?: string } = {},
): Promise<string> {
  const { code, secret = 'paso-sandbox' } = how
  const script = join(import.meta.dirname, 'by-hand.pl')
  const given = [`${sandbox.url}/api`, `+66${phone}`, secret, sessionOf(phone)]
  return run('perl', [script, ...given], code)
}

/** Runs a program, typing what it asks for. Gives what it printed; throws what it complained of. */
function run(program: string, args: string[], typed?: () => Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const running = spawn(program, args, { cwd: folder })
    let said = ''
    let complained = ''
    let asked = false
    running.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (asked || !said.endsWith(': ')) return
      asked = true
      if (typed) typed().then((text) => running.stdin.end(`${text}\n`), reject)
      else running.stdin.end()
    })
    running.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString('utf8')))
    running.on('error', reject)
    running.on('close', (status) => {
      if (status === 0) resolve(said)
      else reject(new Error(complained))
    })
  })
}

/** 1050 → `10.50`, 1000000 → `10,000.00`. */
const hundredths = (amount: number): string =>
  (amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
