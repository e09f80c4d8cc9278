/** Ends the certification (`submit_apply`): one evaluation, however often it is asked for. */
import type { Schema } from '../lender/answers.ts'
import { submitOnce } from '../session/outbox.ts'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'

/** @throws the failures of the client */
export async function submitApplication(): Promise<Schema<'Evaluation'>> {
  const riskToken = readStored('risk_token')
  const evaluation = await submitOnce(riskToken === undefined ? {} : { risk_token: riskToken })
  // Home says it again, with its day; nothing else of the lender's names that day.
  if (evaluation.refusal === null) removeStored('refusal')
  else writeStored('refusal', evaluation.refusal)
  return evaluation
}
