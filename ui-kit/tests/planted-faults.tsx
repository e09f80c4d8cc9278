import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { FormCase, Held } from './form-case.ts'

/** A fault that a form component could have, and the row of the table that must turn red by it. */
export interface Fault {
  caughtBy: string
  /** Why a component cannot have it. */
  without?: Record<string, string>
  plant: (draw: FormCase['draw']) => FormCase['draw']
}

/** Changes the page below a component after each time it is drawn. */
function Spoiled({ by, children }: { by: (page: HTMLElement) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) by(box.current)
  })
  return <div ref={box}>{children}</div>
}

function forgetNames(page: HTMLElement): void {
  for (const words of page.querySelectorAll('label, legend')) words.textContent = ''
  for (const part of page.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  for (const part of page.querySelectorAll('[aria-labelledby]')) {
    part.removeAttribute('aria-labelledby')
  }
}

const stop = (event: Event) => event.stopPropagation()
const refusePaste = (event: Event) => event.preventDefault()

export const faults: Record<string, Fault> = {
  'the owner’s value is taken at first only': {
    caughtBy: 'controlled, refused',
    plant: (draw) => (held) => {
      const { value, ...rest }: Held = held
      return draw('value' in held ? { ...rest, defaultValue: value } : rest)
    },
  },
  'what is typed is reported, not what it means': {
    caughtBy: 'uncontrolled',
    plant: (draw) => (held) =>
      draw({ ...held, onValueChange: () => held.onValueChange?.('as typed') }),
  },
  'a form does not send it': {
    caughtBy: 'FormData',
    plant:
      (draw) =>
      ({ name: _, ...held }) =>
        draw(held),
  },
  'its words are no name of it': {
    caughtBy: 'role and name',
    plant: (draw) => (held) => <Spoiled by={forgetNames}>{draw(held)}</Spoiled>,
  },
  'an error is not told': {
    caughtBy: 'error and recovery',
    without: { LanguageSwitch: 'it cannot be wrong' },
    plant:
      (draw) =>
      ({ error: _, ...held }) =>
        draw(held),
  },
  'what the browser fills in is not heard': {
    caughtBy: 'autofill',
    without: {
      AddressCascade: 'its lists follow each other by those very events',
      SearchSheet: 'a browser fills in no sheet',
      PhotoCapture: 'a browser fills in no file',
      VoucherUpload: 'a browser fills in no file',
    },
    plant: (draw) => (held) => (
      <Spoiled
        by={(page) => {
          for (const type of ['input', 'change', 'click']) page.addEventListener(type, stop)
        }}
      >
        {draw(held)}
      </Spoiled>
    ),
  },
  'a paste is refused': {
    caughtBy: 'paste',
    without: Object.fromEntries(
      'SelectField LanguageSwitch RadioTiles TermChips ExtensionPicker Checkbox AgreementConsent AddressCascade PhotoCapture VoucherUpload'
        .split(' ')
        .map((component) => [component, 'nothing is typed']),
    ),
    plant: (draw) => (held) => (
      <Spoiled by={(page) => page.addEventListener('paste', refusePaste)}>{draw(held)}</Spoiled>
    ),
  },
}
