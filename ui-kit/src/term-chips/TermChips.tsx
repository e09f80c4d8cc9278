import type { ReactNode } from 'react'
import { RadioTiles, type RadioTilesProps } from '../radio-tiles/RadioTiles.tsx'

export interface TermOption {
  /** Days. */
  days: number
  /** "90 days", in the reader's language. */
  label: ReactNode
  /** A short line under it, for example the due date. */
  detail?: ReactNode
  disabled?: boolean | undefined
}

export interface TermChipsProps extends Omit<
  RadioTilesProps,
  'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The terms, in the order they are read. */
  options: readonly TermOption[]
  /** Days chosen, while the owner holds them; `null` before the first choice. */
  value?: number | null | undefined
  /** Days chosen at first, while the chips themselves hold them. */
  defaultValue?: number | undefined
  /** Called with the days chosen; with `null` when a form was reset to none. */
  onValueChange?: ((days: number | null) => void) | undefined
}

/** How long a loan runs: one of a few. Native radios, moved through with the arrow keys. */
export function TermChips(props: TermChipsProps) {
  const { options, value, defaultValue, onValueChange, ...tiles } = props
  return (
    <RadioTiles
      // Two rows of two rather than three and a straggler.
      columns={options.length === 4 ? '2' : 'auto'}
      {...tiles}
      options={options.map(({ days, label, detail, disabled }) => ({
        value: String(days),
        label,
        hint: detail,
        disabled,
      }))}
      value={value === null ? '' : value?.toString()}
      defaultValue={defaultValue?.toString()}
      onValueChange={(days) => onValueChange?.(days === '' ? null : Number(days))}
    />
  )
}
