import { createCipheriv } from 'node:crypto'

/** What the programs of `packed-programs.ts` must find, however the package was taken. */

/** Neither the secret nor the token is ASCII. */
export const secret = 'ความลับ'

/** What the lender says to them, by path. */
export const answers: Record<string, { code: number; data: unknown }> = {
  '/api/v2/verify/steps': { code: 200, data: { steps: [{}, {}, {}, {}, {}], next: 'identity' } },
  '/api/v2/user/send_code': { code: 200, data: { expires_in: 300, resend_in: 60 } },
  '/api/v2/user/login': { code: 401001, data: { tries_left: 4 } },
}

/** A list as it goes out, and the key. */
export const list = '[{"name":"มะลิ","phone":"812345678"}]'
export const key = '0123456789abcdef'

export const clientFacts = {
  read: 5,
  changed: 60,
  refused: 401001,
  distinguished: false,
  list: encrypted(list, key),
}

export const allFacts = {
  ...clientFacts,
  'no failure of a call': false,
  rules: ['marital_status required', 'children required', 'loan_purpose required'],
  'no wrapper': 'web',
  'not here': true,
  wrapper: ['ios', 'Asia/Bangkok'],
  'refused by the person': true,
  contacts: true,
}

/** Facts as a program prints them, each a JSON line of a name and a value. */
export function readFacts(printed: string): Record<string, unknown> {
  const lines = printed.trim().split('\n')
  return Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, unknown]))
}

/** The list encryption by Node's own cipher. */
function encrypted(text: string, withKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', withKey, null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}
