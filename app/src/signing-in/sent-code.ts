import type { Moment } from '../frame/use-countdown.ts'

/** A code that is on its way to a phone. */
export interface SentCode {
  /** National digits the code was sent to. */
  phone: string
  /** When another may be asked for. */
  againAt: Moment
  /** It was asked for before, on another device perhaps: what was sent then is good here too. */
  isEarlier?: boolean | undefined
}
