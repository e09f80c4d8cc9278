import { useQuery } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'

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

const isNamed = (key: string): key is keyof typeof named => key in named

/** The lender's support line as its configuration has it. */
export function useSupport(): { state: 'loading' | 'failed' | 'loaded'; support: Support } {
  const config = useQuery('/home/appConfigKey')
  const support: Support = {}
  for (const { key, value } of config.data ?? []) {
    if (isNamed(key) && value !== '') support[named[key]] = value
  }
  return { state: config.state, support }
}
