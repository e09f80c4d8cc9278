import { writeStored } from './stored-values.ts'

/** The address that opened the app may say where the borrower came from (D13). */
export function noteAddress(query: URLSearchParams): void {
  const channel = query.get('channel')
  if (channel !== null && /^[\w.-]{1,100}$/.test(channel)) writeStored('channel', channel)
  const attribution = query.get('attribution_id')
  if (attribution !== null && /^[\w.-]{1,100}$/.test(attribution)) {
    writeStored('attribution_id', attribution)
  }
}
