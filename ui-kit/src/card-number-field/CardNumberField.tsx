import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { DigitsField } from '../digits-field/DigitsField.tsx'
import type { FieldWords } from '../field/Field.tsx'
import { useInnerRef } from '../field/useInnerRef.ts'
import { type PartsProps, useParts } from '../field-group/useParts.ts'

const Pair = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** What stands in the two boxes, in digits. */
export interface CardNumber {
  number: string
  copy: string
}

export interface CardNumberFieldProps
  extends
    PartsProps<CardNumber>,
    Omit<ComponentProps<'div'>, keyof PartsProps<CardNumber> | 'children' | 'ref'> {
  /** Name of the number; the copy's is `<name>_copy`. */
  name?: string | undefined
  /** Words of the first box. */
  words: FieldWords
  /** Words of the second box, such as "The same number once more". */
  copyWords: FieldWords
  /** Sizes of the groups in which both are read back: `[4]` for a card, `[3, 1, 5, 1]` … */
  groups?: readonly number[] | undefined
  /** Default `numeric`; `text` for account numbers with letters. */
  inputMode?: 'numeric' | 'text' | undefined
  /** What the browser may fill in, such as `cc-number`; nothing unless given. */
  autoComplete?: string | undefined
  /** Neither box can be typed into. */
  disabled?: boolean | undefined
  /** The first box. */
  ref?: ComponentProps<'input'>['ref']
}

const nothing: CardNumber = { number: '', copy: '' }

/**
 * A card or account number and its confirmation copy. Both take a paste, any digit system, spaces
 * and dashes; each is read back in groups, to compare: a long number is cut in its box.
 */
export function CardNumberField(props: CardNumberFieldProps) {
  const { name, words, copyWords, groups = [4], inputMode = 'numeric', ...others } = props
  const {
    autoComplete = 'off',
    disabled,
    ref,
    value,
    defaultValue,
    onValueChange,
    ...rest
  } = others
  const first = useInnerRef(ref)
  const [typed, change] = useParts({ value, defaultValue, onValueChange }, nothing, first)
  return (
    <Pair role="group" {...rest}>
      <DigitsField
        {...words}
        {...{ groups, inputMode, autoComplete, disabled, name }}
        ref={first}
        value={typed.number}
        onValueChange={(number) => change({ number })}
      />
      <DigitsField
        {...copyWords}
        {...{ groups, inputMode, disabled }}
        name={name && `${name}_copy`}
        value={typed.copy}
        onValueChange={(copy) => change({ copy })}
      />
    </Pair>
  )
}
