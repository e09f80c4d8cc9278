import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
`

const Legend = styled.legend`
  margin-block-end: var(--paso-space-2);
  padding: 0;
  font-weight: 600;
`

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(176 * var(--paso-u))), 1fr));
  gap: var(--paso-space-2);
  /* Two rows of two rather than three and a straggler. */
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The radio fills the chip unseen, so that the whole chip is the target and the focus shows on it. */
const Chip = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: var(--paso-control);
  padding: var(--paso-space-2);
  border: 1.5px solid var(--paso-line-strong);
  border-radius: var(--paso-radius-field);
  background: var(--paso-card);
  text-align: center;
  cursor: pointer;
  transition:
    background var(--paso-motion-quick),
    border-color var(--paso-motion-quick);
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &[data-chosen] {
    border-color: var(--paso-brand);
    background: var(--paso-brand-tint);
    box-shadow: inset 0 0 0 1px var(--paso-brand);
    color: var(--paso-brand-ink);
    font-weight: 700;
  }
  &:focus-within {
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &[data-chosen] {
      border: 3px solid Highlight;
    }
  }
`

const Detail = styled.span`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-caption);
  font-weight: 400;
  [data-chosen] > & {
    color: var(--paso-brand-ink);
  }
`

export type TermOption = {
  /** Days. */
  days: number
  /** "90 days", in the reader's language. */
  label: ReactNode
  /** A short line under it, for example the due date. */
  detail?: ReactNode
}

export type TermChipsProps = {
  /** What is chosen: "For how long?" */
  label: string
  options: readonly TermOption[]
  /** Days chosen, or undefined before the first choice. */
  value: number | undefined
  /** Called with the days chosen. */
  onChange: (days: number) => void
  /** Name of the radios in a form; unique by itself unless given. */
  name?: string | undefined
}

/** How long a loan runs: one of a few. Native radios, moved through with the arrow keys. */
export function TermChips({ label, options, value, onChange, name }: TermChipsProps) {
  const id = useId()
  return (
    <Group>
      <Legend>{label}</Legend>
      <Chips data-count={options.length}>
        {options.map((option) => (
          <Chip key={option.days} data-chosen={option.days === value ? '' : undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={option.days}
              checked={option.days === value}
              onChange={() => onChange(option.days)}
            />
            <span>{option.label}</span>
            {option.detail && <Detail>{option.detail}</Detail>}
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}
