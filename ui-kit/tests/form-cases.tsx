import { choiceCases } from './choice-cases.tsx'
import { fileCases } from './file-cases.tsx'
import type { FormCase } from './form-case.ts'
import { partsCases } from './parts-cases.tsx'
import { textCases } from './text-cases.tsx'

/** Every field of the kit, with what is entered into it and what a form then holds. */
export const formCases: readonly FormCase[] = [
  ...textCases,
  ...choiceCases,
  ...partsCases,
  ...fileCases,
]
