/** When the support line answers, as the configuration writes it: `Mo-Fr 09:00-18:00 Asia/Bangkok`. */
export interface SupportHours {
  /** Days of the week from Monday, 0 to 6. */
  first: number
  last: number
  from: string
  until: string
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Reads them; undefined for what is written otherwise, which is shown as it stands. */
export function readSupportHours(text: string): SupportHours | undefined {
  const parts = /^([A-Z][a-z])-([A-Z][a-z]) (\d\d:\d\d)-(\d\d:\d\d)(?: \S+)?$/.exec(text)
  const [, firstDay = '', lastDay = '', from = '', until = ''] = parts ?? []
  const first = days.indexOf(firstDay)
  const last = days.indexOf(lastDay)
  return first === -1 || last === -1 ? undefined : { first, last, from, until }
}
