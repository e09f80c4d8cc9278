/** Ends the certification (`submit_apply`): one evaluation, however often it is asked for. */
import { lender } from '../lender/lender.ts'
import type { Schema } from '../lender/answers.ts'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'

/**
 * The key is stored before the call leaves: a killed page or a lost answer repeats the same call.
 *
 * @throws the failures of the client
 */
export async function submitApplication(): Promise<Schema<'Evaluation'>> {
  const { client, isSettled } = await lender()
  const idempotencyKey = readStored('submit_apply_key') ?? newKey()
  writeStored('submit_apply_key', idempotencyKey)
  const riskToken = readStored('risk_token')
  const query = riskToken === undefined ? {} : { risk_token: riskToken }
  try {
    const evaluation = await client.get('/verify/submit_apply', { query, idempotencyKey })
    removeStored('submit_apply_key')
    // Home says it again, with its day; no other answer of the lender has that day.
    if (evaluation.refusal === null) removeStored('refusal')
    else writeStored('refusal', evaluation.refusal)
    return evaluation
  } catch (failure) {
    if (isSettled(failure)) removeStored('submit_apply_key')
    throw failure
  }
}

/** 128 random bits. `randomUUID` is missing in the oldest browsers we serve. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
