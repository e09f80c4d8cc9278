import { useState } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type PressCase, pressCases } from '../../tests/press-cases.tsx'
import { printTable, type Shown } from '../../tests/print-table.ts'
import { render } from '../../tests/render.tsx'

/** What was shown for which component: printed at the end. */
const table: Shown = {}
const onPress = vi.fn()

/** Busy from the first press on, as an owner is that sends something. */
function Owner({ of, given = {} }: { of: PressCase; given?: Record<string, string> }) {
  const [busy, setBusy] = useState(false)
  const press = () => {
    onPress()
    setBusy(true)
  }
  return of.draw({ onPress: press, busy, given })
}

const nothingWrong: Record<string, string> = {
  'error and recovery': 'it holds nothing that could be wrong',
}

const target = ({ pressed: [role, name] }: PressCase) => page.getByRole(role, { name, exact: true })

const rows: Record<string, (of: PressCase) => Promise<void>> = {
  'role and name': async (of) => {
    await render(<Owner of={of} />)
    expect(target(of).elements()).toHaveLength(1)
  },
  keyboard: async (of) => {
    await render(<Owner of={of} />)
    for (let stops = 0; stops < 5; stops += 1) {
      if (document.activeElement === target(of).element()) break
      await userEvent.tab()
    }
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
  },
  'double press': async (of) => {
    await render(<Owner of={of} />)
    await target(of).dblClick()
    expect(onPress).toHaveBeenCalledOnce()
  },
  'right-to-left': async (of) => {
    document.documentElement.dir = 'rtl'
    const { container } = await render(<Owner of={of} />)
    const box = (container.querySelector('dialog') ?? container).getBoundingClientRect()
    const pressed = target(of).element().getBoundingClientRect()
    expect(pressed.left).toBeGreaterThanOrEqual(box.left - 1)
    expect(pressed.right).toBeLessThanOrEqual(box.right + 1)
    expect(getComputedStyle(target(of).element()).direction).toBe('rtl')
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  },
  'error and recovery': async (of) => {
    await render(of.wrong)
    await page.getByRole('link', { name: 'Mend it' }).click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  },
  'pass-through': async (of) => {
    const given = { className: 'mine', 'data-given': 'yes' }
    await render(<Owner of={of} given={given} />)
    expect(document.querySelectorAll('.mine')).toHaveLength(1)
    expect(document.querySelectorAll('[data-given]')).toHaveLength(1)
  },
}

for (const of of pressCases) {
  for (const [row, shows] of Object.entries(rows)) {
    test(`${of.component}: ${row}`, async () => {
      const reason = of.without?.[row] ?? (of.wrong ? undefined : nothingWrong[row])
      table[of.component] = { ...table[of.component], [row]: reason ?? 'failed' }
      if (reason !== undefined) return
      onPress.mockClear()
      await shows(of)
      table[of.component] = { ...table[of.component], [row]: 'shown' }
    })
  }
}

afterAll(() => printTable(table, rows, pressCases))
