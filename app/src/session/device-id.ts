import { readStored, writeStored } from './stored-values.ts'

/** This device's random name, made at the first start (D13). */
export function deviceId(): string {
  const known = readStored('uuid')
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStored('uuid', made)
  return made
}
