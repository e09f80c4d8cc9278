import { expect, test } from 'vitest'
import { betweenFolders, circlesIn, importGraph, importsIn, type Graph } from './import-graph.ts'
import { withGenerated } from './source-files.ts'

/** The lender's floors from the ground up. */
const floors = ['foundation', 'store', 'lending', 'http', 'world']
/** They start the lender or work on its database: above all floors. */
const above = /^sandbox\/src\/(server\.ts|app\.ts|commands\/[^/]+\.ts)$/

const files = withGenerated('sandbox/src/**/*.{ts,js,mjs}')
const product = files.filter((file) => !file.endsWith('.test.ts'))

const floorOf = (file: string): number =>
  above.test(file) ? floors.length : floors.indexOf(file.split('/')[2] ?? '')

type Arrow = readonly [from: string, to: string]
const arrowsOf = (of: readonly string[]): Arrow[] =>
  of.flatMap((file) => importsIn(file).map(({ target }) => [file, target] as const))
const said = (arrows: readonly Arrow[]) => arrows.map(([from, to]) => `${from} → ${to}`)

/** Imports, of types too, that lead to a higher floor. */
const upward = (arrows: readonly Arrow[]): string[] =>
  said(arrows.filter(([from, to]) => to.startsWith('sandbox/src/') && floorOf(to) > floorOf(from)))

/** Imports that lead from the product to its tests, trials or benches. */
const intoTests = (arrows: readonly Arrow[]): string[] =>
  said(arrows.filter(([, to]) => /^sandbox\/(?!src\/).*\.[jt]s$|\.test\.ts$/.test(to)))

/** The graph with one arrow more. */
const withArrow = (graph: Graph, from: string, to: string): Graph =>
  new Map([...graph, [from, new Set([...(graph.get(from) ?? []), to])]])

test('every file of the lender stands on a floor or above them all', () => {
  expect(files.filter((file) => floorOf(file) === -1)).toEqual([])
})

test('imports of the lender point down', () => {
  const arrows = arrowsOf(files)
  expect(arrows.length).toBeGreaterThan(1000)
  expect(upward(arrows)).toEqual([])
})

test('an import that points up is found', () => {
  const store = 'sandbox/src/store/database/database.ts'
  const rule = 'sandbox/src/lending/rules/balance.ts'
  const command = 'sandbox/src/commands/books-check.ts'
  expect(upward([[rule, store]])).toEqual([])
  expect(upward([[store, rule]])).toEqual([`${store} → ${rule}`])
  expect(upward([[rule, command]])).toEqual([`${rule} → ${command}`])
})

test('the lender imports none of its tests', () => {
  expect(intoTests(arrowsOf(product))).toEqual([])
  const clock = 'sandbox/src/foundation/clock.ts'
  const support = 'sandbox/test/support/lender.ts'
  expect(intoTests([[clock, support]])).toEqual([`${clock} → ${support}`])
})

test('no folder of the lender imports in a circle, of types neither', () => {
  expect(circlesIn(betweenFolders(importGraph(product, 'with types')))).toEqual([])
})

test('a circle between folders is found, on a floor and between floors', () => {
  const graph = importGraph(product, 'values')
  const rule = 'sandbox/src/lending/rules/balance.ts'
  const order = 'sandbox/src/lending/orders/order-status.ts'
  const clock = 'sandbox/src/foundation/clock.ts'
  expect(graph.get(order)).toContain(rule)
  for (const [from, to] of [
    [rule, order],
    [clock, order],
  ] as const) {
    // No file imports in a circle: only the folders do.
    const planted = withArrow(graph, from.replace('.ts', '-planted.ts'), to)
    expect(circlesIn(planted)).toEqual([])
    expect(circlesIn(betweenFolders(planted)).join()).toContain('lending/orders')
  }
})
