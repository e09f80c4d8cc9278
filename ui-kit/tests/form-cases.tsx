import { choiceCases } from './choice-cases.tsx'
import type { FormCase } from './form-case.ts'
import { partsCases } from './parts-cases.tsx'
import { textCases } from './text-cases.tsx'

/**
 * Every field of the kit, with what is entered into it and what a form then holds. VoucherUpload has its own test: its
 * value is a file, which nobody types, pastes or writes in other digits.
 */
export const formCases: readonly FormCase[] = [...textCases, ...choiceCases, ...partsCases]
