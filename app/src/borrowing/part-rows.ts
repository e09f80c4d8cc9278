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
 * The parts of a sum, named alike where it is asked for and where it is paid, but for the principal;
 * a part of nothing is left out.
 */
export function usePartRows(parts: MoneyParts, principalLabel: string): PartRow[] {
  const { t } = useText()
  const { principal, interest, service_fee: fee, late_fee: late } = parts
  const rows: PartRow[] = [
    { label: principalLabel, value: principal, part: 'principal' },
    { label: t('利息'), value: interest, part: 'interest' },
    { label: t('服务费'), value: fee, part: 'fee' },
    { label: t('要付的逾期费'), value: late },
  ]
  return rows.filter(({ value }) => value.amount > 0)
}
