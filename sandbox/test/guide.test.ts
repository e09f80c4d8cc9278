import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleNames } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { stepList } from '../src/certification/steps.ts'
import { readPlainDescription } from '../src/http/description.ts'
import { routeOfOrder } from '../src/loans/next-route.ts'
import { lifeCycle, type OrderState } from '../src/rules/order-life-cycle.ts'

const root = join(import.meta.dirname, '../..')
const { description: guide } = readPlainDescription()['info'] as { description: string }

/** What stands under a heading of the guide. */
function section(heading: string): string {
  const text = guide.split(`### ${heading}\n`)[1]?.split(/^##/m)[0]
  if (text === undefined) throw new Error(`the guide has no "${heading}"`)
  return text
}

/** Cells of a section's tables without their heads. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
}

const wordsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, w = '']) => w)

function sources(folder: string): string {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

describe('the rules of fields in the guide', () => {
  const [, ...rows] = rowsOf(section('Rules of fields'))

  it('are every rule there is, in its order', () => {
    expect(rows.map(([rule = '']) => wordsIn(rule)[0])).toEqual([...ruleNames])
    for (const [, , when] of rows) expect(when).not.toBe('')
  })

  it('name every figure that the rule is told with', () => {
    const told = `${sources('sdk/src/rules')}\n${sources('sandbox/src')}`
    const uses = [
      ...told.matchAll(/broken\('(\w+)', \{([^}]*)\}/g),
      ...told.matchAll(/rule: '(\w+)', params: \{([^}]*)\}/g),
      ...[...told.matchAll(/limited\(path, '(\w+)', '(\w+)'/g)],
    ]
    expect(uses.length).toBeGreaterThan(15)
    for (const [, rule = '', figures = ''] of uses) {
      const names = [...figures.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name)
      const row = rows.find(([name = '']) => wordsIn(name)[0] === rule)
      expect(wordsIn(row?.[1] ?? ''), rule).toEqual(expect.arrayContaining(names))
    }
  })
})

describe('what the guide says of the state', () => {
  const orderStates = Object.keys(lifeCycle) as OrderState[]
  /** Answered to a tester alone, who plays the bank. */
  const OF_THE_CONSOLE = ['nothing_came', 'payment_known_otherwise']

  it('has every word that an answer may have as its state', () => {
    const [, ...rows] = rowsOf(section('When the state does not allow it'))
    const words = rows.flatMap(([, states = '']) => wordsIn(states))
    const steps = stepList({ saved: new Set(), drafted: new Set() }).map(({ code }) => code)
    const spoken = [
      ...sources('sandbox/src').matchAll(/state: '(\w+)',\s+allowed:/g),
      ...sources('sandbox/src').matchAll(/throw (?:\w+ \? \w+\(\w+\) : )?refused\('(\w+)'/g),
      ...sources('sandbox/src').matchAll(/nothingToObjectTo\('(\w+)'\)/g),
    ]
      .map(([, state = '']) => state)
      .filter((state) => !OF_THE_CONSOLE.includes(state))
    expect(spoken.length).toBeGreaterThan(12)
    expect(words).toEqual(expect.arrayContaining([...orderStates, ...steps, ...spoken]))
  })

  it('leads from each state of an order where the lender does', () => {
    const text = section('What comes next')
    const [, ...rows] = rowsOf(text)
    const said = new Map(
      rows
        .filter(([fact = '']) => fact.startsWith('an order is'))
        .flatMap(([fact = '', next = '']) =>
          wordsIn(fact).map((state) => [state, wordsIn(next)[0]] as const),
        ),
    )
    for (const state of orderStates) {
      const route = routeOfOrder(state)
      if (said.has(state)) expect(said.get(state), state).toBe(route)
      else expect(text).toMatch(new RegExp(`\`${state}\`[^;|]* gives? \`${route}\``))
    }
  })
})
