// npm run trials -w sandbox: every kind of fault, TRIALS of each, on both databases.
//   TRIALS=100 npm run trials -w sandbox                 goes on where the last run was cut off
//   … -- --fresh                                         begins anew
//   … -- --kind 'kill -9' --engine pglite                one kind, on one engine
//   … -- --kind 'kill -9' --engine pglite --seed 1234    one trial again
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../test/support/databases.ts'
import shareEngines from '../test/support/shared-engines.ts'
import { chosenOf, ofChosen, UnknownChoice, type Chosen } from './chosen.ts'
import { kinds, type KindName } from './kinds/all-kinds.ts'
import type { Ground } from './kinds/kind.ts'
import { isClean, play, type Outcome } from './play.ts'
import { seedOf } from './random.ts'
import { Results, tableOf } from './results.ts'

const { values: given } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
    seed: { type: 'string' },
    fresh: { type: 'boolean' },
  },
})
const folder = join(import.meta.dirname, '../../.paso/trials')
const wanted = Number(process.env['TRIALS'] ?? 3)
if (!Number.isInteger(wanted) || wanted < 1) end('TRIALS must be a whole number from 1')
const chosen = chosenOrEnd()

function chosenOrEnd(): Chosen[] {
  try {
    return chosenOf(given)
  } catch (error) {
    if (error instanceof UnknownChoice) end(error.message)
    throw error
  }
}

function end(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const said = (line: string): void => void process.stdout.write(`${line}\n`)

/** Where a trial writes what clients were answered; kept only when it failed. */
const paperOf = (name: string, engine: string, seed: number): string =>
  join(folder, `${name.replaceAll(' ', '-')}-${engine}-${seed}.jsonl`)

async function playOnce(ground: Ground, name: KindName, engine: Engine, seed: number) {
  const began = performance.now()
  const paper = paperOf(name, engine, seed)
  const outcome = await play(seed, ground.plan, paper).catch((error: unknown) => {
    throw new Error(`${name} on ${engine} broke off, seed ${seed}`, { cause: error })
  })
  if (!isClean(outcome)) report(name, engine, seed, outcome, paper)
  return { outcome, seconds: (performance.now() - began) / 1000 }
}

function report(
  name: string,
  engine: string,
  seed: number,
  { lost, doubled, books, wrong }: Outcome,
  paper: string,
): void {
  said(`✗ ${name} on ${engine}: ${JSON.stringify({ lost, doubled, books, wrong })}`)
  said(`  what clients were answered: ${paper}`)
  said(`  again: npm run trials -w sandbox -- --kind '${name}' --engine ${engine} --seed ${seed}`)
}

/** The one trial of a seed; whether nothing was found. */
async function again(seed: number): Promise<boolean> {
  const [only, ...more] = chosen
  if (!only || more.length > 0) end('--seed takes one --kind and one --engine')
  const ground = await kinds[only.name].open(only.engine)
  const { outcome } = await playOnce(ground, only.name, only.engine, seed)
  await ground.close()
  said(`${only.name} on ${only.engine}, seed ${seed}: ${JSON.stringify(outcome)}`)
  return isClean(outcome)
}

/** What is missing of the wanted trials; whether nothing was found in any that was chosen. */
async function playAll(): Promise<boolean> {
  const file = join(folder, 'results.jsonl')
  if (given.fresh) rmSync(file, { force: true })
  const results = new Results(file, randomInt(2 ** 31))
  said(`seed ${results.runSeed}, ${results.played.length} trials played before, kept in ${file}`)
  for (const { name, engine } of chosen) {
    const missing = Array.from({ length: wanted }, (_, number) => number).filter(
      (number) => !results.has(name, engine, number),
    )
    if (missing.length === 0) continue
    const ground = await kinds[name].open(engine)
    for (const number of missing) {
      const seed = seedOf(results.runSeed, name, engine, number)
      const played = await playOnce(ground, name, engine, seed)
      results.add({ kind: name, engine, number, seed, ...played })
    }
    await ground.close()
    said(`${name} on ${engine}: ${missing.length} played`)
  }
  const { text, clean } = tableOf(ofChosen(results.played, chosen))
  said(text)
  return clean
}

// What is killed by a signal runs no exit handlers, and its servers would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const stopEngines = await shareEngines()
const clean = await (given.seed === undefined ? playAll() : again(Number(given.seed)))
await stopEngines()
process.exit(clean ? 0 : 1)
