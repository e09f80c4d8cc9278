import type { ReactNode } from 'react'
import type { Row } from '../application-flow/forms/form-table.ts'
import type { DraftFields } from '../session/drafts.ts'

export interface RowProps<Of extends Row = Row> {
  row: Of
  fields: DraftFields
  change: (part: DraftFields) => void
  /** Message by control id. */
  errors: ReadonlyMap<string, string>
  /** What to look at once more, by control id. */
  notices: ReadonlyMap<string, string>
}

/** A row that is one control, with its words and its value. */
export interface ControlProps<Of extends Row> extends RowProps<Of> {
  words: {
    label: string
    hint: string | undefined
    error: string | undefined
    notice: ReactNode
    optionalLabel: string | undefined
  }
  value: string
  set: (text: string) => void
}
