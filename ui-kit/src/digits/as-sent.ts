import { readDigits, readPhone } from './readDigits.ts'

/** What a form library may hold: a text, or nothing yet. */
type Text = string | null | undefined

/**
 * For react-hook-form's `register('id', { setValueAs: asDigits })`: the digits that a text means.
 */
export const asDigits = (text: Text): string => readDigits(text ?? '')

/**
 * For react-hook-form's `register('phone', { setValueAs: asPhone('+66', 9) })`: the national digits
 * that a text means.
 *
 * @param prefix the country's, such as `+66`
 * @param longest most digits of a national number
 */
export const asPhone =
  (prefix: string, longest?: number) =>
  (text: Text): string =>
    readPhone(text ?? '', prefix, longest)
