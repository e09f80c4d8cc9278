import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VoucherUpload } from '../src/index.ts'
import type { FormCase } from './form-case.ts'
import { asProps } from './case-parts.ts'

const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
const input = () => page.getByLabelText('It')
const labels = Object.fromEntries(
  'choose replace remove working preview unreadable tooLarge'.split(' ').map((it) => [it, it]),
) as Record<
  'choose' | 'replace' | 'remove' | 'working' | 'preview' | 'unreadable' | 'tooLarge',
  string
>

/** What holds a file. */
export const fileCases: readonly FormCase[] = [
  {
    component: 'VoucherUpload',
    named: [['file', 'It']],
    keys: [],
    draw: (held) => <VoucherUpload label="It" labels={labels} {...asProps(held)} />,
    empty: null,
    meaning: slip,
    begin: () => userEvent.upload(input(), slip),
    enter: async () => {
      await userEvent.upload(input(), slip)
      await expect.element(page.getByText('slip.pdf')).toBeVisible()
    },
    leave: (container) => {
      const chosen = new DataTransfer()
      chosen.items.add(slip)
      const control = container.querySelector('input')
      if (control) control.files = chosen.files
    },
    shown: 'slip.pdf',
    sent: { it: slip },
    without: {
      keyboard: 'a file is chosen in a window of the browser',
      autofill: 'a browser fills in no file',
      'double press': 'a file is chosen in a window of the browser',
      register: 'its value is a File: Controller',
    },
  },
]
