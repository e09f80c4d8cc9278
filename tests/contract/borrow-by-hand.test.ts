import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideWorld, type OutsideWorld } from '../support/outside-world.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'

/**
 * Somebody who knows the description alone borrows and repays in each edition. The script makes the numbers it types by the
 * arithmetic of the guide, and works out the agreement's hash before it agrees. The sandbox runs behind a proxy that holds
 * each call against the description.
 */
const editions = [
  ['TH', '812345679'],
  ['MX', '5512345679'],
  ['PK', '3001234569'],
  ['EG', '1001234569'],
  ['GENERIC', '812345671'],
] as const

const specimens = join(import.meta.dirname, '../../sandbox/specimens')
let sandbox: RunningSandbox
let world: OutsideWorld

beforeAll(async () => {
  sandbox = await startSandbox()
  world = outsideWorld(sandbox.url)
})

afterAll(async () => {
  await (sandbox as RunningSandbox | undefined)?.stop()
})

test.each(editions)('%s: borrows, checks the hash and repays', async (edition, phone) => {
  const said = await borrow([`${sandbox.url}/api`, 'paso-sandbox', edition, phone, specimens])
  expect(said).toMatch(new RegExp(`^DONE ${edition} returned \\d+ [A-Z]{3} [0-9a-f]{64}$`))
  expect(await world.findings()).toEqual([])
})

test('a folder without the pictures is told before a code is asked for', async () => {
  const nowhere = join(specimens, 'nowhere')
  const args = [`${sandbox.url}/api`, 'paso-sandbox', 'TH', '812345678', nowhere]
  await expect(borrow(args)).rejects.toThrow(
    /^: there is no .*th-id-front\.jpg, and no .*id-front\.jpg/,
  )
})

/** Runs the script and plays everybody else; gives its last line. */
async function borrow(args: string[]): Promise<string> {
  const script = join(import.meta.dirname, 'borrow-by-hand.pl')
  const running = spawn('perl', [script, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let complained = ''
  running.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString('utf8')))
  let last = ''
  try {
    for await (const line of createInterface(running.stdout)) {
      last = line
      const [, what = '', of = ''] = /^(\w+) (\S+)\?$/.exec(line) ?? []
      if (what !== '') running.stdin.write(`${await playPart(what, of)}\n`)
    }
  } finally {
    running.kill()
  }
  if (!last.startsWith('DONE')) throw new Error(`${last}: ${complained}`)
  return last
}

/** A code, a signature, a payout or a payment; what the script reads of it. */
async function playPart(what: string, of: string): Promise<string> {
  if (what === 'CODE') return world.codeFor(of)
  if (what === 'PAY') await world.pay({ reference: of })
  else {
    const [order] = await world.ordersOf(of)
    if (order === undefined) throw new Error(`no loan of ${of}`)
    await (what === 'SIGN' ? world.sign(order) : world.payOut(order))
  }
  return 'done'
}
