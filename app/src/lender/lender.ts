/**
 * The lender, as the app calls it. The SDK is fetched after the first paint: code that needs it
 * awaits it, and nothing of it is in the first load.
 *
 *   const { client } = await lender()
 *   const answer = await client.get('/verify/steps')
 *
 * Screens mostly use `useQuery` and `useSubmit`, which do that and present failures.
 */
import { loadMessages } from '../i18n/message-store.ts'
import type * as Runtime from './lender-runtime.ts'

export type Lender = Omit<typeof Runtime, 'default'>

let loading: Promise<Lender> | undefined

/** The client and what belongs to it; the code is fetched once, and again after a failure. */
export function lender(): Promise<Lender> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Lender> {
  // What a failure is called must be here before there is one.
  const [runtime] = await Promise.all([import('./lender-runtime.ts'), loadMessages(['failures'])])
  return runtime
}
