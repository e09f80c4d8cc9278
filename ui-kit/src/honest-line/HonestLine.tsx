import type { ComponentProps } from 'react'
import { useLocale } from '../kit-settings/KitSettings.tsx'
import { formatMoney } from '../money/format-money.ts'
import type { MoneyValue } from '../money/Money.tsx'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'

export interface HonestLineProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What the borrower receives. */
  principal: MoneyValue
  /** The interest of the whole time. */
  interest: MoneyValue
  /** The fee of the whole loan. */
  fee: MoneyValue
  /** The names of the parts, as the rows beside the line call them. */
  labels: { principal: string; interest: string; fee: string }
  /** In which figures are written; that of KitSettings unless given. */
  locale?: string | undefined
}

const kinds = ['principal', 'interest', 'fee'] as const

/**
 * Where each unit of the total goes, drawn to scale. Screen readers hear the three parts with their
 * amounts.
 */
export function HonestLine(props: HonestLineProps) {
  const { labels, locale, principal, interest, fee, ...rest } = props
  const parts = { principal, interest, fee }
  const language = useLocale(locale)
  const said = kinds.map(
    (kind) => `${labels[kind]} ${formatMoney({ ...parts[kind], locale: language }).text}`,
  )
  return (
    <ScaleBar
      {...rest}
      label={new Intl.ListFormat(language).format(said)}
      parts={kinds.map((kind) => ({ size: parts[kind].amount, tone: kind }))}
    />
  )
}
