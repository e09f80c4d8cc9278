/**
 * Runs in a slowed browser: mounts and updates 200 rows of one text field each. Those of plain elements have
 * the very attributes and classes of the kit's. Times count style and layout too.
 */
import { Field } from '@base-ui/react/field'
import { TextField } from '@paso/ui-kit'
import type { ReactElement, ReactNode } from 'react'
import { createElement as h } from 'react'
import { Input, Label, TextField as AriaField } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Times } from './times.ts'

const ROWS = 200
const ROUNDS = 9

type Row = (label: string, place: number) => ReactElement

const rows: Record<string, Row> = {
  'plain elements': (label, place) => plain(pattern(), label, place),
  '@paso/ui-kit': (label, key) => h(TextField, { key, label, name: `row_${String(key)}` }),
  'Base UI': (label, key) =>
    h(
      Field.Root,
      { key, name: `row_${String(key)}` },
      h(Field.Label, null, label),
      h(Field.Control),
    ),
  'React Aria': (label, key) =>
    h(AriaField, { key, name: `row_${String(key)}` }, h(Label, null, label), h(Input)),
}

/** One row of the kit as it stands in the page. */
let read: Element | undefined
function pattern(): Element {
  if (read) return read
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(rows['@paso/ui-kit']?.('', 0)))
  read = place.firstElementChild?.cloneNode(true) as Element
  root.unmount()
  place.remove()
  return read
}

const propOf: Record<string, string> = { class: 'className', for: 'htmlFor' }

function plain(node: Element, label: string, place: number, key = place): ReactElement {
  const attributes = [...node.attributes].map(({ name, value }) => [
    propOf[name] ?? name,
    // Each row has ids and a name of its own, as the kit's have.
    /^(id|for|name)$/.test(name) ? `${value}${String(place)}` : value,
  ])
  const children: ReactNode[] = [...node.children].map((child, at) =>
    plain(child, label, place, at),
  )
  if (node.localName === 'label') children.push(label)
  return h(node.localName, { key, ...Object.fromEntries(attributes) }, ...children)
}

const all = (row: Row, words: string) =>
  Array.from({ length: ROWS }, (_, place) => row(`${words} ${String(place)}`, place))

function timeOf(row: Row): { mount: number; update: number } {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (words: string) => {
    const began = performance.now()
    flushSync(() => root.render(all(row, words)))
    // Style and layout are a part of it.
    if (place.offsetHeight === 0) throw new Error('Nothing was drawn')
    return performance.now() - began
  }
  const mount = show('Name')
  const update = show('Account')
  if (place.querySelectorAll('input').length !== ROWS) throw new Error('Rows are missing')
  root.unmount()
  place.remove()
  return { mount, update }
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Milliseconds of each kit, the kits in turns; a first round, which makes the styles, is not counted. */
function measure(): Record<string, Times> {
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    Object.fromEntries(Object.entries(rows).map(([kit, row]) => [kit, timeOf(row)])),
  ).slice(1)
  const of = (kit: string, step: 'mount' | 'update') =>
    rounds.map((round) => round[kit]?.[step] ?? NaN)
  const ratios = (kit: string, step: 'mount' | 'update') => {
    const plainTimes = of('plain elements', step)
    return of(kit, step).map((time, round) => time / (plainTimes[round] ?? NaN))
  }
  return Object.fromEntries(
    Object.keys(rows).map((kit) => [
      kit,
      {
        mount: median(of(kit, 'mount')),
        update: median(of(kit, 'update')),
        mountRatio: median(ratios(kit, 'mount')),
        updateRatio: median(ratios(kit, 'update')),
      },
    ]),
  )
}

Object.assign(globalThis, { measure })
