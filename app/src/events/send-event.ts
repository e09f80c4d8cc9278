/**
 * The events of D33, one row each in docs/events.md. None holds anything about a person, an amount or an order, and none
 * holds up or fails what the borrower does.
 */
import { lender } from '../lender/lender.ts'
import { reportToAttribution } from '../native/attribution.ts'
import type { RouteName } from '../route-map.ts'
import type { FormPage } from '../lender/answers.ts'
import { deviceId } from '../session/device-id.ts'
import { readStored } from '../session/stored-values.ts'

/** What is said with each. */
export interface AppEvents {
  screen_view: RouteName
  step_saved: FormPage
  application_submitted: ''
  loan_applied: ''
  loan_signed: ''
  repayment_started: ''
  /** `{ error_info }` as JSON, see `watch-errors.ts`. */
  js_exception: string
}

/** What an advertising partner may learn of, where the borrower agreed to attribution: names alone. */
const forAttribution = ['application_submitted', 'loan_applied', 'loan_signed'] as const

/**
 * @param event_id names what happened, so that it is kept once however often it is sent; made up unless given
 */
export async function sendEvent<Name extends keyof AppEvents>(
  event_name: Name,
  event_value: AppEvents[Name],
  event_id: string = crypto.getRandomValues(new Uint32Array(4)).join('-'),
): Promise<void> {
  if (forAttribution.some((name) => name === event_name)) void reportToAttribution(event_name)
  const user_id = readStored('user_id')
  try {
    const { client } = await lender()
    await client.post('/logout/create', {
      ...{ method: 'POST', event_name, event_value, event_id, uuid: deviceId() },
      ...(user_id !== undefined && { user_id }),
    })
  } catch {
    // Nothing is shown: an event is worth no interruption.
    return
  }
}
