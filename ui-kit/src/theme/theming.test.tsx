import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Button } from '../button/Button.tsx'
import { LoanSummary } from '../loan-summary/LoanSummary.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { tokenNotes } from './token-notes.ts'

const root = document.documentElement
const names = Object.keys(tokenNotes)
const sheets: HTMLStyleElement[] = []

/** A sheet of the user's own, before or after the kit's. */
function addSheet(place: 'before' | 'after', css: string) {
  const sheet = document.createElement('style')
  sheet.textContent = css
  if (place === 'before') document.head.prepend(sheet)
  else document.head.append(sheet)
  sheets.push(sheet)
}

const own = (selector: string) =>
  `${selector} { ${names.map((name) => `--paso-${name}: own-${name};`).join(' ')} }`

/** The tokens that are not the user's at that element. */
const notOwn = (element: Element) => {
  const style = getComputedStyle(element)
  return names.filter((name) => style.getPropertyValue(`--paso-${name}`).trim() !== `own-${name}`)
}

afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove()
  delete root.dataset['theme']
})

describe.each(['light', 'dark'])('in %s', (theme) => {
  test.each(['before', 'after'] as const)(
    "every token is the user's where :root sets it in a sheet %s the kit's",
    async (place) => {
      root.dataset['theme'] = theme
      await render(<p>text</p>)
      addSheet(place, own(':root'))
      expect(notOwn(root)).toEqual([])
      expect(notOwn(page.getByText('text').element())).toEqual([])
    },
  )

  test.each(['before', 'after'] as const)(
    "and on a part of the page, in a sheet %s the kit's",
    async (place) => {
      root.dataset['theme'] = theme
      await render(
        <section className="own">
          <p lang="ur">text</p>
        </section>,
      )
      addSheet(place, own('.own'))
      expect(notOwn(page.getByText('text').element())).toEqual([])
      expect(notOwn(document.body)).toEqual(names)
    },
  )
})

test.each([
  ['light', 'rgb(1, 2, 3)'],
  ['dark', 'rgb(4, 5, 6)'],
])('a pair of colours on a part of the page is that of %s', async (theme, colour) => {
  root.dataset['theme'] = theme
  // Before it is there: where the tests before left the pointer, it would show that it is hovered, and go on to.
  addSheet('after', '.own { pointer-events: none }')
  await render(
    <section className="own">
      <Button>Borrow</Button>
    </section>,
  )
  addSheet('after', '.own { --paso-brand: var(--paso-l, #010203) var(--paso-d, #040506) }')
  const button = page.getByRole('button').element()
  await expect.poll(() => getComputedStyle(button).backgroundColor).toBe(colour)
})

test('all text of a part of the page follows its ink, face, size and leading', async () => {
  await render(
    <section className="own" data-tokens>
      <LoanSummary title="Summary" rows={[{ label: 'Bank', value: 'Krungthai' }]} />
      <TextField label="Name" defaultValue="Malee" />
      <p>words</p>
    </section>,
  )
  addSheet(
    'after',
    '.own { --paso-ink: #010203; --paso-font: monospace; --paso-text-body: 30px; --paso-leading: 3 }',
  )
  for (const text of ['words', 'Krungthai']) {
    const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(
      page.getByText(text).element(),
    )
    expect([color, fontFamily, fontSize, lineHeight]).toEqual([
      'rgb(1, 2, 3)',
      'monospace',
      '30px',
      '90px',
    ])
  }
  const box = getComputedStyle(page.getByRole('textbox').element())
  expect([box.color, box.fontFamily]).toEqual(['rgb(1, 2, 3)', 'monospace'])
})

const fillOf = (text: string, tone: string) => {
  const part = page.getByText(text).element().querySelector(`[data-tone='${tone}']`)
  if (!part) throw new Error(`no part ${tone}`)
  return getComputedStyle(part).fill
}

test('the parts of the honest line follow the brand of the section they stand in', async () => {
  const line = (
    <ScaleBar
      label="Total"
      parts={[
        { tone: 'principal', size: 80 },
        { tone: 'fee', size: 20 },
      ]}
    />
  )
  await render(
    <>
      <div>ours {line}</div>
      <div className="own">theirs {line}</div>
    </>,
  )
  addSheet('before', '.own { --paso-brand: rgb(1, 2, 3); --paso-sun: rgb(4, 5, 6) }')
  expect(fillOf('theirs', 'principal')).toBe('rgb(1, 2, 3)')
  expect(fillOf('theirs', 'fee')).toBe('rgb(4, 5, 6)')
  expect(fillOf('ours', 'principal')).toBe('rgb(11, 93, 68)')
})

test('a component in a section takes the tokens of that section', async () => {
  addSheet('before', '.own { --paso-brand: rgb(1, 2, 3); --paso-control: 80px }')
  await render(
    <section className="own">
      <Button>Borrow</Button>
    </section>,
  )
  const button = page.getByRole('button').element()
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(button.getBoundingClientRect().height).toBe(80)
})

test('a passage in another language has the lines of its script, and the next one its own again', async () => {
  await render(
    <div lang="ur">
      <p>one</p>
      <p lang="en">two</p>
    </div>,
  )
  const lines = (text: string) => {
    const { lineHeight, fontSize } = getComputedStyle(page.getByText(text).element())
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  }
  expect(lines('one')).toBeCloseTo(2.52)
  expect(lines('two')).toBeCloseTo(1.5)
})
