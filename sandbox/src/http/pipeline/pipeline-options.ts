import type { OperationId } from '../../foundation/contract.ts'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Database } from '../../store/database/database.ts'
import type { Handlers } from './handler.ts'
import type { SharedCalls } from './shared-calls.ts'
import type { TurnsOfCalls } from './turns-of-calls.ts'

export interface PipelineOptions {
  settings: Settings
  database: Database
  handlers: Handlers
  partners: Partners
  rateLimit: SharedCalls
  /** The turns that calls of an operation take. */
  turnsOf: (operation: OperationId) => TurnsOfCalls
  realTime: () => Date
}
