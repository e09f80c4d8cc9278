import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { compile, type Element } from 'stylis'

/** The oldest browsers, by their names in the compatibility data. */
const FLOOR = { chrome: 87, safari_ios: 15.4 } as const

/** What an old browser may go without, and what the reader then misses. */
const COMFORTS: Readonly<Record<string, string>> = {
  'text-wrap': 'lines of a heading are of unequal length',
  'overscroll-behavior': 'the page behind scrolls at the end of a dialog',
  cursor: 'a finger has none',
  resize: 'the corner of a text area cannot be drawn',
  'font-family': 'the next face of the list is taken',
  'field-sizing': 'a field keeps the size of its attributes',
  'forced-color-adjust': 'only browsers with forced colours know it',
}

const {
  properties = {},
  selectors = {},
  types: cssTypes = {},
  'at-rules': atRules = {},
} = compatibility.css

/** All that is known of types (functions, units), by its own name wherever it stands. */
const types = new Map<string, Identifier>()
const collect = (from: Readonly<Record<string, unknown>>): void => {
  for (const [name, part] of Object.entries(from)) {
    if (name === '__compat' || typeof part !== 'object' || !part) continue
    const inner = part as Identifier
    if (inner.__compat && !types.has(name)) types.set(name, inner)
    collect(inner)
  }
}
collect(cssTypes)

/** Whether both browsers know it; with `prefix`, whether they do by a name of their maker. */
function isKnown(statement: CompatStatement | undefined, prefixed = false): boolean {
  return Object.entries(FLOOR).every(([browser, floor]) => {
    const support = statement?.support[browser as keyof typeof FLOOR]
    const ways: readonly SimpleSupportStatement[] = support ? [support].flat() : []
    return ways.some(
      ({ version_added: since, version_removed: until, flags, prefix, alternative_name, ...way }) =>
        typeof since === 'string' &&
        Number.parseFloat(since.replace('≤', '')) <= floor &&
        (!until || Number.parseFloat(String(until)) > floor) &&
        !flags &&
        !alternative_name &&
        !isInVain(way) &&
        (prefixed || !prefix),
    )
  })
}

/** Some browsers read a property and draw nothing by it. */
const isInVain = ({ partial_implementation: partial, notes }: Partial<SimpleSupportStatement>) =>
  partial === true &&
  [notes].flat().some((note) => /have any effect|has no effect\.?$/.test(note ?? ''))

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\d(d)v(h|w|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\d(s)v(h|w|i|b|min|max)\b/, 'viewport_percentage_units_small'],
  [/\d(l)v(h|w|i|b|min|max)\b/, 'viewport_percentage_units_large'],
  [/\dcq(h|w|i|b|min|max)\b/, 'container_query_length_units'],
  ...['lh', 'rlh', 'cap', 'rcap', 'ic', 'ric', 'rch', 'rex'].map(
    (unit) => [new RegExp(`\\d${unit}\\b`), unit] as const,
  ),
]
/** Functions that the data names elsewhere; all are older than the floor. */
const OLD_FUNCTIONS =
  /^(var|url|calc|rgba|hsla|repeat|minmax|translate[XYZ3d]*|scale[XYZ]?|rotate[XYZ]?|cubic-bezier|steps)$/

/** What a function takes first that came later than the function: its word, and its name in the data. */
const LATER_WORDS: readonly (readonly [RegExp, string, string])[] = [
  [/^\s*from\b/, 'from', 'relative_syntax'],
  [/(^|\s)in\s/, 'in', 'interpolation_color_space'],
]

function newInFunction(name: string, first: string): string[] {
  const known = types.get(name.replace(/^(rgb|hsl)a$/, '$1'))
  if (!OLD_FUNCTIONS.test(name) && !isKnown(known?.__compat)) return [`${name}()`]
  return LATER_WORDS.filter(([word, , part]) => {
    const later = known?.[part]?.__compat
    return later && word.test(first) && !isKnown(later)
  }).map(([, word]) => `${name}(${word} …)`)
}

function newInValue(property: string, value: string): string[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'/g, '')
  const named: Identifier = properties[property] ?? {}
  const words = [...bare.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w(-])/gi)]
    .map(([word]) => word)
    .filter((word) => named[word]?.__compat && !isKnown(named[word].__compat))
  const functions = [...bare.matchAll(/([a-z][\w-]*)\(([^(),]*)/gi)].flatMap(
    ([, name = '', first = '']) => newInFunction(name, first),
  )
  const units = UNITS.filter(
    ([unit, name]) => unit.test(bare) && !isKnown(types.get(name)?.__compat),
  )
  return [...words, ...functions, ...units.map(([, name]) => name)].map(
    (found) => `${property}: ${found}`,
  )
}

function newInDeclaration({ props, children }: Element): string[] {
  const property = String(props)
  const value = typeof children === 'string' ? children : ''
  if (property.startsWith('--')) return newInValue('custom-property', value)
  if (property.startsWith('-') || property in COMFORTS) return []
  const known = properties[property]?.__compat
  return isKnown(known) ? newInValue(property, value) : [property]
}

/** A declaration is covered by an earlier one of its property, or by one under a maker's prefix. */
function isCovered(declaration: Element, before: readonly Element[]): boolean {
  const property = String(declaration.props)
  return before.some(
    (earlier) =>
      (earlier.props === property && newInDeclaration(earlier).length === 0) ||
      (earlier.props === `-webkit-${property}` && isKnown(properties[property]?.__compat, true)),
  )
}

/** What they lack in a selector; such a one matches nothing in a sheet, and throws in code. */
export function tooNewInSelector(selector: string): string[] {
  const pseudos = [...selector.matchAll(/::?([a-z-]+)(\(([^()]*)\))?/gi)]
  return pseudos.flatMap(([written, name = '', , inside = '']) => {
    if (name.startsWith('-')) return []
    const known = selectors[name]
    if (!isKnown(known?.__compat)) return [written.replace(/\(.*/, '()')]
    if (name === 'not' && inside.includes(',')) return [':not(a, b)']
    const hasOf = known?.['of_syntax'] && /\sof\s/.test(inside)
    return hasOf && !isKnown(known['of_syntax']?.__compat) ? [`:${name}(… of a)`] : []
  })
}

/** Whether the floor skips the whole block: then newer things inside are safe. */
function isGuard(rule: Element): boolean {
  if (rule.type === '@supports') return true
  const features = [...rule.value.matchAll(/\(\s*([a-z-]+)/g)].map(([, name = '']) =>
    name.replace(/^(min|max)-/, ''),
  )
  const { media } = atRules
  return features.some((name) => media?.[name] && !isKnown(media[name].__compat))
}

function newInRule(rule: Element): string[] {
  if (rule.type === 'decl' || rule.type === 'comm') return []
  const children = Array.isArray(rule.children) ? rule.children : []
  const inside = () =>
    children.flatMap((child, at) =>
      child.type === 'decl'
        ? isCovered(child, children.slice(0, at))
          ? []
          : newInDeclaration(child)
        : newInRule(child),
    )
  if (rule.type === 'rule')
    return [...[rule.props].flat().flatMap((each) => tooNewInSelector(String(each))), ...inside()]
  const name = rule.type.slice(1)
  if (name === 'media' || name === 'supports') {
    if (/[<>]/.test(rule.value)) return ['@media with < or >']
    if (/selector\(/.test(rule.value)) return ['@supports selector()']
    return isGuard(rule) ? [] : inside()
  }
  if (name.endsWith('keyframes')) return inside()
  const known = atRules[name]?.__compat
  return isKnown(known) ? inside() : [rule.type]
}

/**
 * What Chrome 87 or iOS 15.4 lack in a sheet: properties, words and functions of their values, units,
 * selectors and at-rules, by the compatibility data of MDN. An earlier declaration of the same property,
 * `@supports`, and a media feature that the old ones do not know are fallbacks.
 */
export function tooNewInSheet(sheet: string): string[] {
  return [...new Set(compile(sheet).flatMap(newInRule))]
}

/** What they lack in a style that code sets on an element; names that are no property are let pass. */
export function tooNewInStyle(name: string, value: string): string[] {
  if (name === 'cssText') return tooNewInSheet(`a { ${value} }`)
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return properties[property] ? tooNewInSheet(`a { ${property}: ${value} }`) : []
}
