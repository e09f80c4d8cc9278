/** The lender's clock, as the date of its last answer says: a phone's own may be days wrong. */

/** Milliseconds by which it is ahead of the phone's; undefined before an answer, and where the browser does not show its date. */
let ahead: number | undefined

export function readClockOf({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '')
  ahead = Number.isNaN(said) ? undefined : said - Date.now()
}

export const isClockKnown = (): boolean => ahead !== undefined

export const clockAhead = (): number => ahead ?? 0

/** The lender's time, in milliseconds since 1970. */
export const lenderNow = (): number => Date.now() + clockAhead()

/** When something was kept: by the phone's clock, and by how many milliseconds the lender's was ahead of it. */
export interface Kept {
  keptAt: number
  ahead?: number
}

export const keptNow = (): Kept => ({ keptAt: Date.now(), ahead: clockAhead() })

/** Milliseconds by the lender's clock, since a phone's may be put right meanwhile; by the phone's as long as that alone is known. */
export const ageOf = ({ keptAt, ahead = 0 }: Kept): number =>
  isClockKnown() ? lenderNow() - keptAt - ahead : Date.now() - keptAt

/** Whether an instant has passed. Not where only the phone's clock could tell. */
export const isOver = (instant: string): boolean =>
  ahead !== undefined && Date.parse(instant) < lenderNow()
