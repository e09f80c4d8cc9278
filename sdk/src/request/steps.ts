import { addCallerFields } from './caller-fields.ts'
import type { RequestStep } from './draft.ts'
import { addHeaders } from './headers.ts'
import { addSignature } from './signature.ts'
import { versionPrefix } from './version-prefix.ts'

/** What makes a request, in its order: the signature covers fields, so it comes after them. Run for every attempt. */
export const requestSteps: readonly RequestStep[] = [
  versionPrefix,
  addCallerFields,
  addSignature,
  addHeaders,
]
