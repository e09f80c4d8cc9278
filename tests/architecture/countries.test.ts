import { expect, test } from 'vitest'
import ts from 'typescript'
import { editions } from '@paso/sdk/rules'
import { filesOf, syntaxOf } from './source-files.ts'

/** Where a country is named: its own files, and which edition is meant where nobody says. */
const places = [
  /^sdk\/src\/rules\/editions\//,
  /^app\/src\/countries\//,
  /^sandbox\/src\/lending\/countries\//,
  /^sandbox\/src\/lending\/settings\/settings\.ts$/,
  /^sandbox\/src\/world\/reference\/calls\.ts$/,
  /^sandbox\/src\/commands\/sample-phone\.ts$/,
]
/** The guide writes once what is the same in every edition, and reads that from the generic one. */
const asExample = 'sandbox/src/world/guides/edition-guide.ts'
const countries = Object.keys(editions)
const codes = [...countries, ...countries.map((code) => `paso-${code.toLowerCase()}`)]

const isProperty = (parent: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)

/** Strings and names of properties, written or read, that are of one country. */
function namedIn(file: string, text?: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isName =
      ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && isProperty(node.parent))
    if (isName && codes.includes(node.text)) found.push(`${file}: ${node.text}`)
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(file, text))
  return found
}

test('only its own files name a country', () => {
  const files = filesOf('{sdk,app,ui-kit,sandbox}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && !places.some((place) => place.test(file)),
  )
  expect(files.length).toBeGreaterThan(600)
  expect(files.flatMap((file) => namedIn(file))).toEqual([`${asExample}: GENERIC`])
})

test('a country that is named elsewhere is found', () => {
  const text = "if (code === 'TH' || appId === `paso-mx`) ({ PK: 1, 'EG': 2 })[editions.GENERIC]"
  const found = namedIn('app/src/x.ts', text).map((line) => line.replace('app/src/x.ts: ', ''))
  expect(found).toEqual(['TH', 'paso-mx', 'PK', 'EG', 'GENERIC'])
})
