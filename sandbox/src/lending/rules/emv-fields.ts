import type { Minor } from '../../foundation/money.ts'

/** A code that cannot be read, or whose checksum is wrong. */
export class UnreadableCode extends Error {
  override name = 'UnreadableCode'
}

/** CRC-16/CCITT-FALSE over ASCII, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** One field: two digits of id, two of length, the value; throws `UnreadableCode` if it cannot be. */
export function field(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new UnreadableCode(`field ${id} does not fit`)
  return id + String(value.length).padStart(2, '0') + value
}

/** The fields of a code or of a template in it; throws `UnreadableCode` where lengths do not come out. */
export function fieldsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const header = /^([0-9]{2})([0-9]{2})$/.exec(text.slice(at, at + 4))
    const value = text.slice(at + 4, at + 4 + Number(header?.[2]))
    if (!header?.[1] || value.length !== Number(header[2])) {
      throw new UnreadableCode('the fields do not add up')
    }
    // Two banks could read two things.
    if (found.has(header[1])) throw new UnreadableCode(`field ${header[1]} stands twice`)
    found.set(header[1], value)
    at += 4 + value.length
  }
  return found
}

/** The fields with their checksum behind them. */
export function sealed(fields: string): string {
  const body = `${fields}6304`
  return body + crc16(body)
}

/**
 * What may stand beside the payee. Payees stand under 02 to 51, a tip or a fee under 55 to 57; what a
 * bank makes of 65 to 99 no standard says.
 */
const BESIDE = ['00', '01', '52', '53', '54', '58', '59', '60', '61', '62', '63', '64']

/**
 * The fields of a whole code, and those of its payee under `tag`, of which the scheme has `parts`.
 * Throws `UnreadableCode` for any other text, a wrong checksum, another payee beside it, or a fee.
 */
export function unsealed(
  payload: string,
  tag: string,
  parts: readonly string[],
): { fields: Map<string, string>; payee: Map<string, string> } {
  const checked = payload.slice(0, -4)
  // The checksum is over bytes: a letter of another script could pass for the one whose last eight bits it has.
  if (!/^[ -~]*$/.test(payload)) throw new UnreadableCode('not in ASCII')
  if (!checked.endsWith('6304') || crc16(checked) !== payload.slice(-4)) {
    throw new UnreadableCode('the checksum is wrong')
  }
  const fields = fieldsOf(payload)
  // The only version there is, and a code for many payments or for one: a bank's app takes no other.
  if (!payload.startsWith('000201') || !/^1[12]$/.test(fields.get('01') ?? '')) {
    throw new UnreadableCode('not a code that a merchant presents')
  }
  const payee = fieldsOf(fields.get(tag) ?? '')
  refuseOthers(fields, [tag, ...BESIDE])
  refuseOthers(payee, parts)
  return { fields, payee }
}

function refuseOthers(fields: ReadonlyMap<string, string>, ids: readonly string[]): void {
  const other = [...fields.keys()].find((id) => !ids.includes(id))
  if (other !== undefined) throw new UnreadableCode(`field ${other} may ask for something else`)
}

/** 104705 as `1047.05`, without a float in between. */
export function decimal(amount: Minor): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `1047.05` as 104705; throws `UnreadableCode` for anything else than a sum. */
export function minorUnits(text: string): Minor {
  const match = /^([0-9]{1,10})(?:\.([0-9]{1,2}))?$/.exec(text)
  if (!match?.[1]) throw new UnreadableCode('the amount is malformed')
  return Number(match[1] + (match[2] ?? '').padEnd(2, '0'))
}
