import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lookFaults } from '../../tests/look.ts'
import { render } from '../../tests/render.tsx'
import { Button, TextField } from '../index.ts'

const words = 'Words that are longer than the box that they stand in'
const wide = { inlineSize: innerWidth + 40 }

test.each<[string, ReactNode, RegExp]>([
  ['a part wider than the page', <p style={wide}>Wide</p>, /the page moves sideways/],
  [
    'words outside the page',
    <p style={{ marginInlineStart: -40 }}>Outside</p>,
    /beside the page: <p/,
  ],
  [
    'words that their box hides at the side',
    <p style={{ overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: 60 }}>{words}</p>,
    /cut: <p/,
  ],
  [
    'words that their box hides below',
    <div style={{ overflow: 'clip', blockSize: 20, inlineSize: 60 }}>
      <p>{words}</p>
    </div>,
    /cut: <p/,
  ],
  [
    'a figure longer than its line',
    <p style={{ inlineSize: 60, whiteSpace: 'nowrap' }}>
      <b>10,520.00 rupees</b>
    </p>,
    /runs over: <b/,
  ],
  [
    'figures longer than their field',
    <input aria-label="It" inputMode="numeric" defaultValue="1234567890" style={{ width: 50 }} />,
    /cut: <input/,
  ],
  ['a button too low', <button style={{ blockSize: 40, inlineSize: 60 }}>It</button>, /60 × 40 px/],
  ['a button too narrow', <button style={{ blockSize: 60, inlineSize: 30 }}>I</button>, /30 × 60/],
  [
    'a tick without room',
    <label style={{ display: 'block' }}>
      <input type="checkbox" />
    </label>,
    /px to press/,
  ],
  [
    'a ring that its box hides',
    <div style={{ overflow: 'hidden' }}>
      <button style={{ blockSize: 60, inlineSize: 60, outline: '3px solid', outlineOffset: 2 }}>
        It
      </button>
    </div>,
    /cut ring: <button/,
  ],
  [
    'a button that a press does not change',
    <button style={{ padding: 30 }}>It</button>,
    /a press does not show: <button/,
  ],
  ['letters below 12 px', <p style={{ fontSize: 11 }}>Small</p>, /letters of 11\.0 px: <p/],
])('planted, it is seen: %s', async (_, planted, fault) => {
  await render(planted)
  expect(lookFaults(document.body).join('\n')).toMatch(fault)
})

test('what can be moved into its box, what is told only, and what is right are no faults', async () => {
  await render(
    <>
      <div style={{ overflow: 'auto', blockSize: 30 }} tabIndex={0}>
        <p style={{ blockSize: 300, paddingBlockStart: 200 }}>{words}</p>
      </div>
      <p style={{ position: 'absolute', overflow: 'hidden', inlineSize: 1, blockSize: 1 }}>Told</p>
      <p>
        A sentence with <a href="#more">a link</a> in it.
      </p>
      <TextField label="Name" name="name" />
      <Button>Go on</Button>
    </>,
  )
  expect(lookFaults(document.body)).toEqual([])
})
