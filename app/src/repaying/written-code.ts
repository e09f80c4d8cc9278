import { groupsBy } from '../i18n/phone.ts'

/** A code as it is compared with another screen: by the groups of its pattern, else in fours. */
export function writtenCode(code: string, pattern?: string): string {
  const groups = groupsBy(pattern ?? '', code)
  return groups.length > 0 ? groups.join(' ') : code.replace(/(.{4})(?=.)/g, '$1 ')
}
