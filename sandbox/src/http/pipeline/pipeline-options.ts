import type { Turns } from '../../foundation/turns.ts'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Database } from '../../store/database/database.ts'
import type { Handlers } from './handler.ts'
import type { SharedCalls } from './shared-calls.ts'

export interface PipelineOptions {
  settings: Settings
  database: Database
  handlers: Handlers
  partners: Partners
  rateLimit: SharedCalls
  /** Of each borrower's calls. */
  turns: Turns
  /** Of all calls that work on the database. */
  atWork: Turns
  realTime: () => Date
}
