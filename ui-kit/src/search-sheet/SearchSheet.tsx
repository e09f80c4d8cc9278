import type { ComponentProps } from 'react'
import { useId, useRef, useState } from 'react'
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx'
import { Field, type FieldWords } from '../field/Field.tsx'
import { typeInto } from '../field/type-into.ts'
import { replaceEntry, useFormEvents } from '../field/useFormEvents.ts'
import { useInnerRef } from '../field/useInnerRef.ts'
import type { ValueProps } from '../field/useNativeValue.ts'
import { Holder } from '../select-field/SelectField.tsx'
import { Chosen, Found } from './parts.ts'
import { SearchList } from './SearchList.tsx'
import type { SearchRow } from './search-rows.ts'

export interface SearchSheetProps
  extends FieldWords, ValueProps, Omit<ComponentProps<'input'>, keyof ValueProps | 'type'> {
  /** Thousands of them: places, banks, occupations. Keep the array: it is read once. */
  rows: readonly SearchRow[]
  /** Names the box in which one searches: "Name of the bank". */
  searchLabel: string
  /** How many were found, said and shown: "12 found", and of 0 what to try: "Nothing found. Try another spelling." */
  foundLabel: (count: number) => string
  /** Name of the sheet's button with the cross: "Close". */
  closeLabel: string
  /** While the rows are on their way: "Loading the list". */
  busyLabel?: string | undefined
}

/**
 * One of a long list, found by typing any spelling that a row carries, in a sheet of its own. In the field stands
 * what was chosen; a form is sent its value.
 */
export function SearchSheet(props: SearchSheetProps) {
  const { rows, searchLabel, foundLabel, closeLabel, busyLabel, ...field } = props
  const { value, defaultValue, onValueChange, label, ref, className, style, ...others } = field
  const {
    hint: _hint,
    error: _error,
    notice: _notice,
    optionalLabel: _optional,
    ...native
  } = others
  const [held, setHeld] = useState(defaultValue ?? '')
  const [open, setOpen] = useState(false)
  const element = useInnerRef(ref)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const now = value ?? held
  const shown = rows.find((row) => row.value === now)?.label ?? ''

  useFormEvents(element, (entries) => {
    if (entries) replaceEntry(entries, native.name ?? '', shown, shown && now)
    else if (value === undefined) change(defaultValue ?? '')
  })
  const change = (next: string) => {
    setHeld(next)
    onValueChange?.(next)
  }
  const choose = (next: string) => {
    setOpen(false)
    change(next)
    const text = rows.find((row) => row.value === next)?.label ?? ''
    if (element.current) typeInto(element.current, text)
  }
  const show = () => {
    if (!native.disabled) setOpen(true)
  }
  return (
    <Field {...props}>
      {(control) => (
        <>
          <Holder>
            <Chosen
              {...native}
              {...control}
              ref={element}
              type="text"
              readOnly
              dir="auto"
              autoComplete="off"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={`${id}-sheet`}
              value={shown}
              onChange={native.onChange ?? ignore}
              onClick={(event) => {
                native.onClick?.(event)
                show()
              }}
              onKeyDown={(event) => {
                native.onKeyDown?.(event)
                if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
                event.preventDefault()
                show()
              }}
            />
          </Holder>
          <BottomSheet
            id={`${id}-sheet`}
            open={open}
            size="full"
            title={label}
            closeLabel={closeLabel}
            firstFocus={input}
            onClose={() => setOpen(false)}
          >
            {open &&
              (busyLabel ? (
                <Found role="status">{busyLabel}</Found>
              ) : (
                <SearchList
                  value={now}
                  onChoose={choose}
                  {...{ rows, searchLabel, foundLabel, input }}
                />
              ))}
          </BottomSheet>
        </>
      )}
    </Field>
  )
}

const ignore = () => undefined
