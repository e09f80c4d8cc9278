import type { ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { isNextClosed, openField, type Row } from '../application-flow/forms/form-table.ts'
import { useText } from '../i18n/use-text.ts'
import type { DraftFields } from '../session/drafts.ts'

interface AddPersonProps {
  /** A row that is not shown. */
  row: Row
  rows: readonly Row[]
  fields: DraftFields
  change: (part: DraftFields) => void
}

/** Opens the next person of a kind; nothing for any other row that is not shown. */
export function AddPerson({ row, rows, fields, change }: AddPersonProps): ReactNode {
  const { t } = useText()
  if (row.kind !== 'contact' || row.add === undefined) return null
  if (!isNextClosed(row, rows, fields)) return null
  return (
    <Button variant="secondary" onClick={() => change({ [openField(row)]: 'yes' })}>
      {t(row.add)}
    </Button>
  )
}
