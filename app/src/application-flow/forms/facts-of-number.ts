import { readIdentityNumber, type Edition } from '@paso/sdk/rules'
import type { DraftFields } from '../../session/drafts.ts'

/** What an identity number says of its holder, where it was just typed and nothing is filled in yet (D5). */
export function withFacts(part: DraftFields, fields: DraftFields, edition: Edition): DraftFields {
  const { identity_number: number } = part
  if (number === undefined) return part
  const { birthDate, gender } = readIdentityNumber(number, edition)
  const isEmpty = (name: string): boolean => (fields[name] ?? '') === ''
  const isUndated = ['', '_day', '_month', '_year'].every((box) => isEmpty(`birth_date${box}`))
  return {
    ...part,
    ...(birthDate !== undefined && isUndated ? { birth_date: birthDate } : {}),
    ...(gender !== undefined && isEmpty('gender') ? { gender } : {}),
  }
}
