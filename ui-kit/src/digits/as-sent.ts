import { readDigits, readPhone } from './readDigits.ts'

/**
 * For react-hook-form's `register('id', { setValueAs: asDigits })`: the digits that a text means.
 */
export function asDigits(text: string | null | undefined): string {
  return readDigits(text ?? '')
}

/**
 * For react-hook-form's `register('phone', { setValueAs: asPhone('+66', 9) })`: the national digits
 * that a text means.
 *
 * @param prefix the country's, such as `+66`
 * @param longest most digits of a national number
 */
export function asPhone(
  prefix: string,
  longest?: number,
): (text: string | null | undefined) => string {
  return (text) => readPhone(text ?? '', prefix, longest)
}
