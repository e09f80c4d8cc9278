import type { ReactNode } from 'react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ErrorSummary } from '../index.ts'
import { behaviourRows, type Row } from '../../tests/behaviour-rows.tsx'
import type { FormCase, Held } from '../../tests/form-case.ts'
import { formCases } from '../../tests/form-cases.tsx'
import { Controlled, received, Registered, TanStack } from '../../tests/form-libraries.tsx'
import { contents, controls } from '../../tests/form-page.ts'
import { faults } from '../../tests/planted-faults.tsx'
import { printTable, type Shown } from '../../tests/print-table.ts'
import { hydrate, render, unmountAll } from '../../tests/render.tsx'

/** What was shown for which component: printed at the end, and no cell may be empty. */
const table: Shown = {}
const cell = ({ component }: FormCase, row: string, outcome: string) => {
  table[component] = { ...table[component], [row]: outcome }
}

const rows: Record<string, Row> = {
  ...behaviourRows,
  controlled: async (field) => {
    const { value, changes } = await owned(field)
    expect(contents()).toBe(value.start)
    await field.enter()
    expect(changes.at(-1)).toEqual(field.meaning)
    expect(contents()).toBe(field.shown ?? field.meaning)
    await page.getByRole('button', { name: 'Put back' }).click()
    expect(contents()).toBe(value.start)
  },
  'controlled, refused': async (field) => {
    const onValueChange = vi.fn()
    await render(field.draw({ name: 'it', value: field.empty, onValueChange }))
    const start = contents()
    await (field.begin ?? field.enter)()
    await expect.poll(() => onValueChange.mock.calls.length).toBeGreaterThan(0)
    // What it held by itself all the same would be drawn a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(contents()).toBe(start)
  },
  uncontrolled: async (field) => {
    const onValueChange = vi.fn()
    await render(field.draw({ name: 'it', defaultValue: field.empty, onValueChange }))
    await field.enter()
    expect(onValueChange).toHaveBeenLastCalledWith(field.meaning)
    expect(contents()).toBe(field.shown ?? field.meaning)
  },
  'at first': async (field) => {
    const onValueChange = vi.fn()
    const element = await form(field, { defaultValue: field.meaning, onValueChange })
    expect(sent(element)).toEqual({ ...field.sent, ...field.sentAtFirst })
    expect(onValueChange).not.toHaveBeenCalled()
  },
  'native onChange': async (field) => {
    const texts: string[] = []
    const onChange = ({ target }: { target: HTMLInputElement }) => texts.push(target.value)
    await render(field.draw({ name: 'it', onChange: onChange }))
    await field.enter()
    expect(texts.length).toBeGreaterThan(0)
  },
  FormData: async (field) => {
    const element = await form(field)
    await field.enter()
    expect(sent(element)).toEqual(field.sent)
  },
  'native reset': async (field) => {
    const onValueChange = vi.fn()
    const element = await form(field, { defaultValue: field.empty, onValueChange })
    const start = contents()
    await field.enter()
    element.reset()
    await expect.poll(contents).toBe(start)
    // Nothing chosen is no number of days.
    if (field.component !== 'TermChips') {
      await expect.poll(() => onValueChange.mock.lastCall).toEqual([field.empty])
    }
  },
  'typed before the code': typedBefore,
  register: (field) =>
    library(field, <Registered field={field} />, field.registered ?? field.meaning),
  Controller: (field) => library(field, <Controlled field={field} />, field.meaning),
  'TanStack Form': (field) => library(field, <TanStack field={field} />, field.meaning),
  'error summary': async (field) => {
    const name = Object.keys(field.sent)[0] ?? ''
    await render(
      <>
        <form>{field.draw({ name: 'it' })}</form>
        <form aria-label="second">
          <ErrorSummary title="One" problems={[{ field: name, message: 'Go there' }]} />
          {field.draw({ name: 'it' })}
        </form>
      </>,
    )
    await page.getByRole('link', { name: 'Go there' }).click()
    const second = page.getByRole('form', { name: 'second' }).element()
    expect(second.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.matches('input, select, textarea')).toBe(true)
  },
}

/** What a borrower on a slow network left in the markup stays: the owner gets it once. */
async function typedBefore(field: FormCase) {
  await render(field.draw({ name: 'it' }))
  await field.enter()
  const left = controls().map(({ value, checked }) => ({ value, checked }))
  const shown = contents()
  await unmountAll()
  const leave = (page: HTMLElement) => {
    if (field.leave) field.leave(page)
    else controls(page).forEach((control, place) => Object.assign(control, left[place]))
  }
  const { element, changes } = ownerOf(field)
  await hydrate(renderToString(element), element, leave)
  await expect.poll(contents).toBe(shown)
  expect(changes).toEqual([field.meaning])
  await unmountAll()
  const uncontrolled = field.draw({ name: 'it' })
  await hydrate(renderToString(uncontrolled), uncontrolled, leave)
  await expect.poll(contents).toBe(shown)
}

/** Errors, focus on the first, dirty, touched, what is sent, reset: as both guides show it. */
async function library(field: FormCase, element: ReactNode, meaning: unknown) {
  received.mockClear()
  await render(element)
  const start = contents()
  await page.getByRole('button', { name: 'Send' }).click()
  if (field.component !== 'LanguageSwitch') {
    await expect.element(page.getByText('Wrong').first()).toBeVisible()
    await expect.poll(() => document.activeElement?.matches('input, select, textarea')).toBe(true)
  }
  await field.enter()
  await expect.poll(() => page.getByText('Wrong').elements()).toHaveLength(0)
  await userEvent.tab()
  await expect.element(page.getByTestId('state')).toHaveTextContent('dirty touched')
  expect(contents()).toBe(field.shown ?? field.meaning)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => received.mock.lastCall).toEqual([meaning])
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(contents).toBe(start)
  await expect.element(page.getByTestId('state')).not.toHaveTextContent('dirty')
}

/** A component whose owner holds its value, with a button that puts the first one back. */
function ownerOf(field: FormCase) {
  const changes: unknown[] = []
  function Owner() {
    const [value, setValue] = useState(field.empty)
    const onValueChange = (next: unknown) => {
      changes.push(next)
      setValue(next)
    }
    return (
      <>
        {field.draw({ name: 'it', value, onValueChange })}
        <button onClick={() => setValue(field.empty)}>Put back</button>
      </>
    )
  }
  return { element: <Owner />, changes }
}

async function owned(field: FormCase) {
  const { element, changes } = ownerOf(field)
  await render(element)
  return { changes, value: { start: contents() } }
}

async function form(field: FormCase, held: Held = {}) {
  const { container } = await render(<form>{field.draw({ name: 'it', ...held })}</form>)
  return container.querySelector('form') as HTMLFormElement
}

const sent = (element: HTMLFormElement) => Object.fromEntries(new FormData(element))

afterAll(() => printTable(table, rows, formCases))

for (const field of formCases) {
  for (const [row, shows] of Object.entries(rows)) {
    test(`${field.component}: ${row}`, async () => {
      const outcome = field.without?.[row] ?? (field.own?.[row] ?? shows)(field)
      cell(field, row, typeof outcome === 'string' ? outcome : 'failed')
      if (typeof outcome === 'string') return
      await outcome
      cell(field, row, 'shown')
    })
  }
}

test('no cell is empty', () => {
  const empty = formCases.flatMap(({ component }) =>
    Object.keys(rows)
      .filter((row) => !table[component]?.[row])
      .map((row) => `${component}: ${row}`),
  )
  expect(empty).toEqual([])
})

for (const [fault, { caughtBy, without, plant }] of Object.entries(faults)) {
  test(`planted in any component, it is caught: ${fault}`, async () => {
    const unseen: string[] = []
    for (const field of formCases) {
      if (without?.[field.component] !== undefined) continue
      const red = await Promise.resolve(
        (field.own?.[caughtBy] ?? rows[caughtBy])?.({ ...field, draw: plant(field.draw) }),
      ).then(
        () => false,
        () => true,
      )
      if (!red) unseen.push(field.component)
      await unmountAll()
      document.documentElement.dir = 'ltr'
    }
    expect(unseen).toEqual([])
  })
}

test('at least five faults are planted in each component', () => {
  const planted = formCases.map(
    ({ component }) => Object.values(faults).filter(({ without }) => !without?.[component]).length,
  )
  expect(Math.min(...planted)).toBeGreaterThanOrEqual(5)
})
