import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { tokenNotes } from './token-notes.ts'
import { darkColours, lightColours } from './tokens.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const themes = { light: lightColours, dark: darkColours }
type ColourName = keyof typeof lightColours

const texts = [
  ['ink-2', 'card'],
  ['ink-2', 'ground'],
  ['ink-3', 'card'],
  ['ink-3', 'ground'],
  ['ink-3', 'sunken'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-press'],
  ['brand-ink', 'card'],
  ['brand-ink', 'ground'],
  ['brand-ink', 'brand-tint'],
  ['sun-ink', 'sun-tint'],
  ['bad', 'card'],
  ['bad', 'ground'],
  ['bad', 'bad-tint'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-press'],
] as const

const edges = [
  ['line-strong', 'card'],
  ['line-strong', 'ground'],
  ['brand', 'card'],
  ['focus', 'card'],
  ['focus', 'ground'],
] as const

describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
  const colour = (name: ColourName) => colours[name].replace(/^#fff$/, '#ffffff')

  test.each(texts)('%s on %s is text of at least 4.5 to 1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['card', 'ground'] as const)(
    'figures of debt, in ink on %s, are at least 7 to 1',
    (ground) => {
      expect(contrast(colour('ink'), colour(ground))).toBeGreaterThanOrEqual(7)
    },
  )

  test.each(edges)('%s on %s is an edge of at least 3 to 1', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

const sources = path.join(import.meta.dirname, '..')
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(path.join(sources, name), 'utf8'))
  .join('\n')

// Beside the tokens: what scripts and schemes switch, a button's own colours, and where an app's bars begin.
const others = /^(script-.*|button-.*|bar-start|l|d|none)$/

test('what the kit reads is a token that is described, or one of a few others', () => {
  const read = [...code.matchAll(/var\(\s*--paso-([\w-]+)/g)].map(([, name = '']) => name)
  const unknown = new Set(read.filter((name) => !(name in tokenNotes) && !others.test(name)))
  expect([...unknown]).toEqual([])
})

test('a token that may be unset is read with what it is then', () => {
  const bare = code.match(
    /var\(\s*--paso-(font|leading|leading-tight|part-principal|part-fee)\s*\)/g,
  )
  expect(bare ?? []).toEqual([])
})
