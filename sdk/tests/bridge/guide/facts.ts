import { wrapperStates } from '../../../pact/wrapper/states.ts'
import { deviceListCalls } from '../../../src/bridge/device-lists.ts'
import type { NativeCall } from '../../../src/bridge/native-call.ts'
import { nativeCalls } from '../../../src/bridge/native-calls.ts'
import { isRecord, type Shape } from '../../../src/bridge/shape.ts'
import { nativeExamples, type SimulatedMethod } from '../../../src/bridge/simulated/index.ts'
import type { WireErrorCode } from '../../../src/bridge/wire.ts'
import { fieldWords, typeNames } from './field-words.ts'

export const rows: Readonly<Record<SimulatedMethod, NativeCall>> = {
  ...nativeCalls,
  ...deviceListCalls,
}
const all = Object.entries(rows) as [SimulatedMethod, NativeCall][]

/** The codes with which a wrapper may refuse a call. */
function codesOf(row: NativeCall): WireErrorCode[] {
  const refusals = ['refused', 'open_settings', 'refused_for_good'] as const
  return [
    ...(row.shows === 'screen' ? (['cancelled'] as const) : []),
    ...(row.shows || row.alone ? (['busy'] as const) : []),
    ...(row.permission ? refusals.map((state) => `permission_${state}` as const) : []),
    ...(isRecord(row.result) && 'base64' in row.result ? (['picture_too_large'] as const) : []),
    ...(row.online ? (['offline'] as const) : []),
    ...(row.online || row.personal === 'position' ? (['timeout'] as const) : []),
    'invalid_params',
    'not_available',
    'failed',
  ]
}

const shown = { screen: 'screen', dialog: 'dialog', other_app: 'other app', nothing: '–' }

/** All calls on one page. */
export function overview(): string {
  return table(
    ['call', 'permission', 'personal data', 'the page waits', 'shows', 'in a plain browser'],
    all.map(([, row]) => [
      `[\`${row.wire}\`](#${row.wire.toLowerCase()})`,
      row.permission?.replaceAll('_', ' ') ?? '–',
      row.personal?.replaceAll('_', ' ') ?? '–',
      `${row.limitMs / 1000} s`,
      shown[row.shows ?? 'nothing'],
      row.browser.replaceAll('_', ' '),
    ]),
  )
}

/** What the table says of one call, and an exchange as an example. */
export function factsOf(wire: string): string {
  const [method, row] = all.find(([, { wire: name }]) => name === wire) ?? []
  if (!method || !row) throw new Error(`there is no call ${wire}`)
  const types = typeNames[method] ?? {}
  const { params, result } = nativeExamples[method]
  return [
    `Permission: ${row.permission ? `\`${row.permission}\`` : 'none'}. Personal data: ${row.personal?.replaceAll('_', ' ') ?? 'none'}. The page waits ${row.limitMs / 1000} s.`,
    `Refused with ${codesOf(row)
      .map((code) => `\`${code}\``)
      .join(', ')}.`,
    fields('parameter', row.params, types.params),
    fields('result', row.result, types.result),
    [
      '```json',
      shortened({ id: 'k3x9-7', method: wire, params }),
      shortened({ id: 'k3x9-7', result }),
      '```',
    ].join('\n'),
  ].join('\n\n')
}

/** The facts of the pact and the calls before which each is true. */
export function states(): string {
  const facts = new Set(Object.values(wrapperStates).flat())
  return table(
    ['provider state', 'calls'],
    [...facts].map((fact) => [
      fact,
      all
        .filter(([method]) => wrapperStates[method].includes(fact))
        .map(([, { wire }]) => `\`${wire}\``)
        .join(', '),
    ]),
  )
}

function fields(kind: 'parameter' | 'result', shape: Shape, type: string | undefined): string {
  const found = flat(shape)
  if (found.length === 0) return kind === 'parameter' ? 'No parameters: `{}`.' : 'Gives `{}`.'
  return table(
    [kind, 'form', 'meaning'],
    found.map(([name, form]) => {
      const field = name.replace(/^.*\./, '').replace('?', '')
      const words = type && fieldWords[type]?.[field]
      if (words === undefined) throw new Error(`${type ?? 'no type'} has no field ${field}`)
      return [`\`${name}\``, form, words]
    }),
  )
}

/** Each field of a shape with its path and form. */
function flat(shape: Shape, at = ''): [string, string][] {
  if (!isRecord(shape)) return [[at, formOf(shape)]]
  if (shape.listOf) return flat(shape.listOf, `${at}[]`)
  return Object.entries(shape).flatMap(([name, inner]) => flat(inner, at ? `${at}.${name}` : name))
}

const forms: Record<string, string> = {
  text: 'text',
  texts: 'object of texts',
  boolean: 'true or false',
  whole: 'whole number from 0',
  metres: 'number from 0',
  latitude: 'number from -90 to 90',
  longitude: 'number from -180 to 180',
  base64: 'base64 without line breaks',
  https: '`https:` address ([while developing](#developing), `http://localhost` too)',
  phone: 'digits, perhaps with `+`, spaces, hyphens',
  time: 'ISO 8601 in UTC, ending in `Z`',
}
const formOf = (shape: string | readonly string[]) =>
  typeof shape === 'string'
    ? (forms[shape] ?? shape)
    : shape.map((value) => `\`${value}\``).join(', ')

const shortened = (message: unknown) =>
  JSON.stringify(message, (key, value: unknown) => (key === 'base64' ? 'iVBORw0KGgo…' : value))

function table(head: string[], body: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
