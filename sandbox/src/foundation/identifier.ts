import { v7 } from 'uuid'

/** A new identifier: random and ordered by time (UUIDv7), so that indexes grow at their end. */
export function newIdentifier(): string {
  return v7()
}

/** When an identifier was made, in real time: its first 48 bits; undefined for one that holds no time. */
export function madeAt(id: string): Date | undefined {
  return isIdentifier(id) && id[14] === '7'
    ? new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
    : undefined
}

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Whether a text may be looked up as an identifier; anything else is simply not found. Small letters
 * alone, as they are issued: the database would take capitals for the same, and what is compared,
 * hashed or sealed as text would not.
 */
export function isIdentifier(text: string): boolean {
  return FORM.test(text)
}
