import type { FastifyBaseLogger } from 'fastify'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Database } from '../../store/database/database.ts'

/** What the pages of the sandbox work with: the lender, and what a tester plays around it. */
export interface World {
  database: Database
  settings: Settings
  realTime: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  partners: Partners
}
