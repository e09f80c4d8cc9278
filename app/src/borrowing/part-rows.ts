import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

/** The parts that are due and the parts that are paid. */
export type MoneyParts = Pick<
  Schema<'Allocation'>,
  'principal' | 'interest' | 'service_fee' | 'late_fee'
>

interface PartRow {
  label: string
  value: Schema<'Money'>
  part?: 'principal' | 'interest' | 'fee'
}

/** Both fees as one sum. */
export const feesOf = ({ service_fee: fee, late_fee: late }: MoneyParts): Schema<'Money'> => ({
  ...fee,
  amount: fee.amount + late.amount,
})

/**
 * The parts of a sum, named alike where it is asked for and where it is paid; a part of nothing is
 * left out. While late fees are owed both fees are one row: the lender books late fees last.
 */
export function usePartRows(parts: MoneyParts, lateFees: boolean): PartRow[] {
  const { t } = useText()
  const { principal, interest, service_fee: fee, late_fee: late } = parts
  const fees: PartRow[] = lateFees
    ? [
        { label: t('服务费和逾期费'), value: feesOf(parts), part: 'fee' },
        { label: t('其中逾期费'), value: late },
      ]
    : [{ label: t('服务费'), value: fee, part: 'fee' }]
  const rows: PartRow[] = [
    { label: t('偿还本金'), value: principal, part: 'principal' },
    { label: t('利息'), value: interest, part: 'interest' },
    ...fees,
  ]
  return rows.filter(({ value }) => value.amount > 0)
}
