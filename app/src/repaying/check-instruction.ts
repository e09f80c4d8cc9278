/**
 * Holds what an answer asks a borrower to pay against the country's file before it is shown: who is
 * paid, by which number, for which payment.
 */
import { isClabe, isIban, isLuhn } from '@paso/sdk/rules'
import type { NumberRule, PaymentRule } from '../countries/country-profile.ts'
import type { Schema } from '../lender/answers.ts'
import { isPaymentCodeFor } from './check-payment-code.ts'

type Instruction = Schema<'Instruction'>

/** True only if the instruction pays the lender, and nobody else, for this very payment. */
export function isOurInstruction(
  { method, amount, instruction }: Pick<Schema<'Repayment'>, 'method' | 'amount' | 'instruction'>,
  rule: PaymentRule,
): boolean {
  if (!rule.owners.includes(instruction.payee_name)) return false
  // A right number at another bank is another account.
  if (instruction.bank_name !== null && !rule.banks.includes(instruction.bank_name)) return false
  const isNumber = (field: keyof PaymentRule['numbers']): boolean =>
    isNumberFor(instruction[field], instruction.reference, rule.numbers[field])
  const isDrawn = (field: 'store_code' | 'paynet_reference'): boolean =>
    isNumber(field) && instruction.barcode === instruction[field]
  const checks = {
    bank_transfer: () => rule.accounts.includes(instruction.account_number ?? ''),
    virtual_account: () => isNumber('virtual_account'),
    convenience_store: () => isDrawn('store_code'),
    paynet: () => isDrawn('paynet_reference'),
    scan_code: () =>
      isPaymentCodeFor(
        instruction.qr_payload ?? '',
        { ...amount, reference: instruction.reference },
        rule.code,
      ),
  } satisfies Record<typeof method, () => boolean>
  return checks[method]() && carriesNothingElse(method, instruction)
}

/** A number of the rule around this reference, with its check digit. */
function isNumberFor(
  number: string | null,
  reference: string,
  rule: NumberRule | undefined,
): boolean {
  if (number === null || rule === undefined) return false
  const { prefix, check } = rule
  const stem = prefix + reference
  if (check === 'none') return number === stem
  if (typeof check === 'object')
    return number.slice(0, 2) + number.slice(4) === check.iban + stem && isIban(number)
  return number.slice(0, -1) === stem && (check === 'luhn' ? isLuhn : isClabe)(number)
}

/** An account or a code beside those of the method would be shown unchecked. */
function carriesNothingElse(method: Schema<'RepaymentMethod'>, instruction: Instruction): boolean {
  const own = {
    bank_transfer: ['account_number'],
    virtual_account: ['virtual_account'],
    convenience_store: ['store_code', 'barcode'],
    paynet: ['paynet_reference', 'barcode'],
    scan_code: ['qr_payload'],
  } satisfies Record<typeof method, (keyof Instruction)[]>
  const payable = [...new Set(Object.values(own).flat())]
  const mine: readonly string[] = own[method]
  return payable.every((field) => mine.includes(field) || instruction[field] === null)
}
