import { nationalDigits, normalizeNumber, type Edition } from '@paso/sdk/rules'
import type { AccountRow, Row } from './form-table.ts'

/** How a number is of another kind: no digit more or less makes it the one that is asked for. */
export type OtherKind = 'country' | 'letters' | 'landline'

export function otherKind(row: Row, typed: string, edition: Edition): OtherKind | undefined {
  return row.kind === 'account' ? kindOf(row, typed, edition) : undefined
}

function kindOf(
  { groups, inputMode, begins }: AccountRow,
  typed: string,
  edition: Edition,
): OtherKind | undefined {
  const number = normalizeNumber(typed)
  if (begins !== undefined && isOther(number, [begins])) return 'country'
  if (inputMode === 'numeric' && /[^\d+]/.test(number)) return 'letters'
  const isWallet = groups === 'phone'
  return isWallet && isOther(nationalDigits(typed, edition), edition.phone.starts)
    ? 'landline'
    : undefined
}

/** Whether it begins with none of these, nor is the beginning of one. */
const isOther = (number: string, starts: readonly string[]): boolean =>
  starts.length > 0 && !starts.some((each) => number.startsWith(each) || each.startsWith(number))
