/** Ends the certification (`submit_apply`): one evaluation, however often it is asked for. */
import type { Schema } from '../lender/answers.ts'
import { riskToken } from '../native/risk-report.ts'
import { submitOnce } from '../session/outbox.ts'

/** @throws the failures of the client */
export async function submitApplication(): Promise<Schema<'Evaluation'>> {
  const risk_token = await riskToken()
  return submitOnce(risk_token === undefined ? {} : { risk_token })
}
