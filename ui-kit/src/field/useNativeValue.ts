import type { ChangeEvent, ChangeEventHandler, CSSProperties, Ref } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { FieldWords } from './Field.tsx'
import { replaceEntry, useFormEvents } from './useFormEvents.ts'
import { useInnerRef } from './useInnerRef.ts'

type Holder = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The value of a field, in the way that every field has it. */
export interface ValueProps {
  /** The value while the owner holds it. */
  value?: string | undefined
  /** The value at first, while the control itself holds it. */
  defaultValue?: string | undefined
  /**
   * The value after each change, and once on mount where something else was typed, filled in or
   * restored before the code arrived. `onChange` is the native event.
   */
  onValueChange?: ((value: string) => void) | undefined
}

/** What a native control is given, besides the words around it, which are `Field`'s. */
interface ControlProps<Element extends Holder> extends ValueProps, Partial<FieldWords> {
  name?: string | undefined
  onChange?: ChangeEventHandler<Element> | undefined
  ref?: Ref<Element> | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

const asItIs = (text: string) => text

/**
 * A native control whose value is held by the owner or by the control. `read` gives what a text
 * means, such as its digits: that is what is reported and sent. A controlled text stays as it was
 * typed, a phone number with its spaces, for as long as it means the owner's value.
 */
export function useNativeValue<Element extends Holder, Props extends ControlProps<Element>>(
  props: Props & ControlProps<Element>,
  read: (text: string) => string = asItIs,
) {
  const {
    label,
    hint,
    error,
    notice,
    optionalLabel,
    className,
    style,
    value,
    defaultValue,
    onValueChange,
    onChange,
    ...rest
  } = props
  const element = useInnerRef<Element>(props.ref)
  const [typed, setTyped] = useState(value ?? defaultValue ?? '')

  const report = (text: string) => {
    setTyped(text)
    onValueChange?.(read(text))
  }

  useLayoutEffect(() => {
    const control = element.current as Element
    // A list whose choices are still on their way shows nothing; that is no answer.
    const isAnswer = control.value !== '' || control.localName !== 'select'
    if (control.value !== typed && isAnswer) report(control.value)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useFormEvents(element, (entries) => {
    const control = element.current as Element
    if (entries) {
      if (read !== asItIs) replaceEntry(entries, control.name, control.value, read(control.value))
    } else if (value === undefined) report(control.value)
    else {
      // The owner holds it still.
      control.value = value
      setTyped(value)
    }
  })

  const shown = value === undefined || read(typed) === read(value) ? typed : value
  return {
    /** What stands in the control. */
    shown,
    element,
    /** The attributes of the control. */
    native: {
      ...rest,
      ...(value === undefined ? { defaultValue } : { value: shown }),
      ref: element,
      onChange: (event: ChangeEvent<Element>) => {
        onChange?.(event)
        report(event.target.value)
      },
    },
  }
}
