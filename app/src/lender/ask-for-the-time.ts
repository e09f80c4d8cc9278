import { isClockKnown } from './lender-clock.ts'
import { lender } from './lender.ts'

/** Has the lender tell its time, unless an answer has told it already. */
export async function askForTheTime(): Promise<void> {
  if (isClockKnown()) return
  try {
    const { client } = await lender()
    await client.get('/home/appConfigKey')
  } catch {
    return
  }
}
