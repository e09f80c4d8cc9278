/** Ends the certification (`submit_apply`): one evaluation, however often it is asked for. */
import type { Schema } from '../lender/answers.ts'
import { riskToken } from '../native/risk-report.ts'
import { submitOnce } from '../session/outbox.ts'
import { removeStored, writeStored } from '../session/stored-values.ts'

/** @throws the failures of the client */
export async function submitApplication(): Promise<Schema<'Evaluation'>> {
  const risk_token = await riskToken()
  const evaluation = await submitOnce(risk_token === undefined ? {} : { risk_token })
  // Home says it again, with its day; nothing else of the lender's names that day.
  if (evaluation.refusal === null) removeStored('refusal')
  else writeStored('refusal', evaluation.refusal)
  return evaluation
}
