// npm run mutants [-- <name or kind>…]: plants each fault in a copy of the working tree, runs the tests that should see it and says
// whether they did. `npm run mutants -- --list` names them; MUTANTS_SHOWN=1 shows what the tests say. Ends with 1 when one
// survives or is not named, when its text does not stand exactly once, or when its tests fail without it.
import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commands } from './commands.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { placeOf } from './place.ts'
import { copyWorkingTree } from './working-copy.ts'

const LONGEST_RUN = 12 * 60_000

const asked = process.argv.slice(2)
if (asked.includes('--list')) {
  for (const mutant of mutants) console.log(described(mutant))
  process.exit(0)
}
const unknown = asked.filter((word) => !mutants.some((mutant) => isMeant(mutant, word)))
if (unknown.length > 0) {
  console.error(
    `There is no mutant ${unknown.join(', ')}. \`npm run mutants -- --list\` names them.`,
  )
  process.exit(1)
}
const chosen = mutants.filter(
  (mutant) => asked.length === 0 || asked.some((word) => isMeant(mutant, word)),
)

const { folder, remove } = copyWorkingTree(fileURLToPath(new URL('../..', import.meta.url)))
// A tool must find the packages of the tests that it runs, and not those of the tree beside them.
const toolsFirst = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
let running: ChildProcess | undefined
process.on('exit', () => {
  running?.kill()
  remove()
})

type Verdict = 'caught' | 'SURVIVED' | 'UNNAMED' | 'NOT FOUND' | 'RED WITHOUT IT'
const rows: { mutant: Mutant; verdict: Verdict; seconds: number }[] = []
/** Whether the same tests pass on what nobody changed. */
const unplanted = new Map<string, Promise<boolean>>()

for (const mutant of chosen) {
  const began = performance.now()
  const verdict = await verdictOn(mutant)
  const seconds = (performance.now() - began) / 1000
  rows.push({ mutant, verdict, seconds })
  console.log(`${verdict.padEnd(14)} ${mutant.name} (${seconds.toFixed(0)} s)`)
}

console.log()
for (const { mutant, verdict } of rows) console.log(`${described(mutant)} ${verdict}`)
const caught = rows.filter(({ verdict }) => verdict === 'caught').length
console.log(`\n${String(caught)} of ${String(rows.length)} caught`)
process.exit(caught === rows.length ? 0 : 1)

function isMeant({ name, kind }: Mutant, word: string): boolean {
  return name === word || kind === word
}

function described({ name, kind, layer, only }: Mutant): string {
  return [name.padEnd(33), kind.padEnd(12), layer.padEnd(12), (only ?? '').padEnd(13)].join(' ')
}

async function verdictOn(mutant: Mutant): Promise<Verdict> {
  const place = placeOf(mutant, folder)
  if (!place) return 'NOT FOUND'
  const key = JSON.stringify([mutant.layer, mutant.tests, mutant.env])
  const passes = unplanted.get(key) ?? runTests(mutant).then(({ passed }) => passed)
  unplanted.set(key, passes)
  if (!(await passes)) return 'RED WITHOUT IT'
  const { file, text } = place
  try {
    writeFileSync(
      file,
      text.replace(mutant.text, () => mutant.becomes),
    )
    const { passed, said } = await runTests(mutant)
    if (passed) return 'SURVIVED'
    const { says = [] } = mutant
    const isNamed = said.split('\n').some((line) => says.every((words) => line.includes(words)))
    return isNamed ? 'caught' : 'UNNAMED'
  } finally {
    writeFileSync(file, text)
  }
}

/** Whether the tests that should see the mutant pass, and what those that failed said. */
async function runTests({ layer, tests, env = {} }: Mutant): Promise<Ran> {
  for (const { cwd, args } of commands[layer](tests)) {
    const ran = await run(args, join(folder, cwd), env)
    if (!ran.passed) return ran
  }
  return { passed: true, said: '' }
}

interface Ran {
  passed: boolean
  said: string
}

function run(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: toolsFirst, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', process.env.MUTANTS_SHOWN ? 'inherit' : 'ignore'],
      timeout: LONGEST_RUN,
    })
    running = child
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (process.env.MUTANTS_SHOWN) process.stdout.write(text)
    })
    child.on('error', (error) => {
      throw error
    })
    child.on('close', (code) => {
      resolve({ passed: code === 0, said })
    })
  })
}
