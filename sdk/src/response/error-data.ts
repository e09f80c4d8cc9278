import type { Schema } from '../contract.ts'

/** What comes with a code; the codes that are not listed come with nothing. */
interface ErrorDataByCode {
  400003: Schema<'StaleTimestamp'>
  401001: Schema<'WrongCode'>
  409002: Schema<'StateConflict'>
  409003: Schema<'StateConflict'>
  409004: Schema<'StateConflict'>
  413001: Schema<'SizeLimit'>
  422001: Schema<'FieldFailures'>
  422003: Schema<'UnusablePicture'>
  426001: Schema<'NewerVersion'>
  429001: Schema<'Wait'>
  429003: Schema<'Wait'>
}

/** The `data` that comes with a code of the catalogue. */
export type ErrorData<Code extends number> = Code extends keyof ErrorDataByCode
  ? ErrorDataByCode[Code]
  : unknown
