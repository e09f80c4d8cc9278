import type { Schema } from '../contract.ts'
import type { ErrorSchemas } from '../generated/error-catalogue.ts'

/** The `data` that comes with a code of the catalogue. */
export type ErrorData<Code extends number> = Code extends keyof ErrorSchemas
  ? Schema<ErrorSchemas[Code]>
  : unknown
