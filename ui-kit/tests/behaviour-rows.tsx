import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormCase } from './form-case.ts'
import { contents, controls, pasteInto, setNatively } from './form-page.ts'
import { render, settle, unmountAll } from './render.tsx'

/** Shows a behaviour, or says why a component has none such. */
export type Row = (field: FormCase) => Promise<void> | string

const nothingTyped = 'nothing is typed'
const textBoxes = () =>
  controls().filter(
    ({ type, localName }) => localName === 'textarea' || ['text', 'tel', 'email'].includes(type),
  )
const reported = () => vi.fn<(value: unknown) => void>()
const drawn = async (field: FormCase, onValueChange = reported()) => {
  const { container } = await render(field.draw({ name: 'it', onValueChange }))
  return { container, onValueChange }
}

/** One figure in each of the systems that our borrowers write. */
const systems = [0x30, 0x0e50, 0x0660, 0x06f0]
const inSystem = (zero: number) => (text: string) =>
  text.replace(/\d/g, (figure) => String.fromCodePoint(zero + Number(figure)))

export const behaviourRows: Record<string, Row> = {
  'role and name': async (field) => {
    await drawn(field)
    for (const [role, name] of field.named) {
      const found =
        role === 'file'
          ? page.getByLabelText(name, { exact: true })
          : page.getByRole(role, { name, exact: true })
      expect(found.elements()).toHaveLength(1)
    }
  },
  keyboard: async (field) => {
    const { onValueChange } = await drawn(field)
    for (const keys of field.keys) {
      await userEvent.keyboard(keys)
      // The next list may come by itself.
      await settle(async () => undefined)
    }
    expect(onValueChange).toHaveBeenLastCalledWith(field.meaning)
  },
  paste: (field) => {
    if (
      field.write === undefined &&
      field.component !== 'TextField' &&
      field.component !== 'TextArea'
    ) {
      return nothingTyped
    }
    return pasted(field)
  },
  'four digit systems': (field) => {
    const { write } = field
    if (write === undefined) return 'no figures are read'
    return inEachSystem(field, write)
  },
  autofill: filledIn,
  'right-to-left': async (field) => {
    document.documentElement.dir = 'rtl'
    const { container } = await drawn(field)
    const box = container.getBoundingClientRect()
    const parts = [...container.querySelectorAll('label, legend, input, select, textarea, button')]
    const ends = parts.map((part) => part.getBoundingClientRect().right)
    expect(Math.max(...ends)).toBeGreaterThan(box.right - 40)
    expect(Math.max(...ends)).toBeLessThanOrEqual(box.right + 1)
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
    for (const control of controls().filter(({ inputMode }) =>
      /numeric|tel|decimal/.test(inputMode),
    )) {
      expect(getComputedStyle(control).direction).toBe('ltr')
    }
  },
  'error and recovery': wrongAndRight,
  'double press': (field) => {
    const radio = field.named.find(([role]) => role === 'radio')
    if (radio) return pressedTwice(field, radio[1])
    if (field.named.some(([role]) => role === 'checkbox')) return tickedTwice(field)
    return 'nothing in it is pressed'
  },
  'pass-through': async (field) => {
    const held = { name: 'it', className: 'mine', id: 'given', 'data-given': 'yes' }
    const { container } = await render(field.draw(held))
    expect(container.querySelectorAll('.mine')).toHaveLength(1)
    expect(container.querySelectorAll('#given[data-given]')).toHaveLength(1)
  },
}

/** What a browser fills in by itself arrives. */
async function filledIn(field: FormCase) {
  await drawn(field)
  await field.enter()
  const left = controls().map(({ value, checked }) => ({ value, checked }))
  await unmountAll()
  const { onValueChange } = await drawn(field)
  for (const [place, found] of left.entries()) {
    const control = controls()[place]
    if (control) await settle(async () => setNatively(control, found))
  }
  expect(onValueChange).toHaveBeenLastCalledWith(field.meaning)
}

/** What a paste inserts arrives, and the paste itself is not refused. */
async function pasted(field: FormCase) {
  const { onValueChange } = await drawn(field)
  await field.enter()
  const texts = textBoxes().map(({ value }) => value)
  await unmountAll()
  await drawn(field, onValueChange)
  for (const [place, box] of textBoxes().entries()) {
    pasteInto(box, texts[place] ?? '')
  }
}

async function inEachSystem(field: FormCase, write: NonNullable<FormCase['write']>) {
  for (const zero of systems) {
    const { onValueChange } = await drawn(field)
    await write(inSystem(zero))
    expect(onValueChange).toHaveBeenLastCalledWith(field.meaning)
    await unmountAll()
  }
}

async function wrongAndRight(field: FormCase) {
  const { container, rerender } = await render(field.draw({ name: 'it', error: 'Wrong' }))
  const told = () =>
    [...container.querySelectorAll('[aria-invalid="true"]')].some((part) =>
      (part.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.includes('Wrong')),
    )
  expect(told()).toBe(true)
  await rerender(field.draw({ name: 'it' }))
  expect(told()).toBe(false)
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull()
}

async function pressedTwice(field: FormCase, name: string) {
  const { onValueChange } = await drawn(field)
  const tile = page.getByRole('radio', { name, exact: true })
  await tile.dblClick({ force: true })
  expect(onValueChange).toHaveBeenCalledOnce()
  expect((tile.element() as HTMLInputElement).checked).toBe(true)
}

async function tickedTwice(field: FormCase) {
  const { onValueChange } = await drawn(field)
  const before = contents()
  await page.getByRole('checkbox').dblClick()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
  expect(contents()).toBe(before)
}
