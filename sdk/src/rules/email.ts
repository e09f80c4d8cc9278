import { broken, type BrokenRule } from './broken-rule.ts'

/** What mail systems take in practice: a local part, one @, a domain with a dot; 254 characters at most (RFC 5321). */
const ADDRESS =
  /^[A-Z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Z0-9]([A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i

/** The rule that an address breaks, if any. Whether it may be left out is the form's affair. */
export function checkEmail(text: string): BrokenRule | undefined {
  const address = text.trim()
  return address.length <= 254 && address.indexOf('@') <= 64 && ADDRESS.test(address)
    ? undefined
    : broken('email')
}
