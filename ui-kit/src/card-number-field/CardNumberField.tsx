import { useRef } from 'react'
import { styled } from 'styled-components'
import { DigitsField } from '../digits-field/DigitsField.tsx'
import type { FieldWords } from '../field/Field.tsx'

const Pair = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** What stands in the two boxes. */
export interface CardNumber {
  /** Digits of the first box. */
  number: string
  /** Digits of the second box. */
  copy: string
  /** True when both are the same and not empty. */
  same: boolean
}

export interface CardNumberFieldProps {
  /** Name of the number; the copy's is `<name>_copy`. Their ids are the same. */
  name: string
  /** Words of the first box. */
  words: FieldWords
  /** Words of the second box, such as "The same number once more". */
  copyWords: FieldWords
  defaultValue?: string | undefined
  /** Sizes of the groups in which the number is read back: `[4]` for a card, `[3, 1, 5, 1]` … */
  groups?: readonly number[]
  /** Default `numeric`; `text` for account numbers with letters. */
  inputMode?: 'numeric' | 'text'
  autoComplete?: string
  onValue?: (number: CardNumber) => void
}

/**
 * A card or account number and its confirmation copy. Both take a paste, any digit system, spaces
 * and dashes; the number is read back in groups, which finds more mistakes than typing twice.
 */
export function CardNumberField(props: CardNumberFieldProps) {
  const { name, words, copyWords, defaultValue = '', groups = [4], onValue } = props
  const typed = useRef({ number: defaultValue, copy: '' })
  const change = (part: { number: string } | { copy: string }) => {
    typed.current = { ...typed.current, ...part }
    const { number, copy } = typed.current
    onValue?.({ number, copy, same: number !== '' && number === copy })
  }
  const shared = {
    groups,
    inputMode: props.inputMode ?? 'numeric',
  } as const
  return (
    <Pair>
      <DigitsField
        {...words}
        {...shared}
        name={name}
        autoComplete={props.autoComplete ?? 'off'}
        defaultValue={defaultValue}
        onValue={(number) => change({ number })}
      />
      <DigitsField
        {...copyWords}
        {...shared}
        name={`${name}_copy`}
        groups={undefined}
        onValue={(copy) => change({ copy })}
      />
    </Pair>
  )
}
