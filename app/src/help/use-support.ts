import type { Schema } from '../lender/answers.ts'
import { useRemoteConfig } from '../lender/remote-config.ts'

/** Whom a borrower asks, and where one complains about the lender (D30); what is not known is absent. */
export interface Support {
  phone?: string
  hours?: string
  email?: string
  address?: string
  regulatorName?: string
  regulatorUrl?: string
}

const named = {
  support_phone: 'phone',
  support_hours: 'hours',
  support_email: 'email',
  support_address: 'address',
  regulator_name: 'regulatorName',
  regulator_url: 'regulatorUrl',
} as const satisfies Partial<Record<Schema<'ConfigKey'>, keyof Support>>

/** The lender's support line as its configuration has it. */
export function useSupport(): { state: 'loading' | 'failed' | 'loaded'; support: Support } {
  const { state, config } = useRemoteConfig()
  const support: Support = {}
  for (const [key, name] of Object.entries(named)) {
    const value = config[key as keyof typeof named]
    if (value !== undefined) support[name] = value
  }
  return { state, support }
}
