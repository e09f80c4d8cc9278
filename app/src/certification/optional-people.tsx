import type { ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { openField, type ContactRow, type Row } from '../application-flow/forms/form-table.ts'
import { useText } from '../i18n/use-text.ts'
import type { DraftFields } from '../session/drafts.ts'

interface OptionalPeopleProps {
  rows: readonly Row[]
  fields: DraftFields
  change: (part: DraftFields) => void
}

/** Opens further people, one kind a button, until all are open. */
export function OptionalPeople({ rows, fields, change }: OptionalPeopleProps): ReactNode {
  const { t } = useText()
  const closed = rows.filter(
    (row): row is ContactRow => row.kind === 'contact' && row.shownWhen?.(fields) === false,
  )
  const firsts = closed.filter(
    (row, index) => closed.findIndex((each) => each.contactKind === row.contactKind) === index,
  )
  return firsts.map((row) => (
    <Button key={row.name} variant="secondary" onClick={() => change({ [openField(row)]: 'yes' })}>
      {row.add === undefined ? null : t(row.add)}
    </Button>
  ))
}
