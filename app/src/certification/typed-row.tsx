import type { ReactNode } from 'react'
import { CardNumberField, DigitsField, TextArea, TextField } from '@paso/ui-kit'
import {
  asTyped,
  type AccountRow,
  type DateRow,
  type DigitsRow,
  type TextRow,
} from '../application-flow/forms/form-table.ts'
import { numberGroups } from '../application-flow/forms/number-groups.ts'
import { withoutLabel } from '../application-flow/forms/number-label.ts'
import { useText } from '../i18n/use-text.ts'
import { BirthDateRow } from './birth-date-row.tsx'
import type { ControlProps } from './row-props.ts'

type TypedRowProps = ControlProps<TextRow | DigitsRow | AccountRow | DateRow>

/** What is typed. */
export function TypedRow(props: TypedRowProps): ReactNode {
  const { row, words, value, set } = props
  switch (row.kind) {
    case 'text':
      return (
        <TextField
          {...words}
          name={row.name}
          autoComplete={row.autoComplete}
          inputMode={row.inputMode ?? 'text'}
          autoCapitalize={row.inputMode === 'email' ? 'none' : 'words'}
          enterKeyHint="next"
          value={value}
          onValueChange={set}
        />
      )
    case 'area':
      return (
        <TextArea
          {...words}
          name={row.name}
          autoComplete={row.autoComplete}
          rows={2}
          value={value}
          onValueChange={set}
        />
      )
    case 'digits':
      return (
        <DigitsField
          {...words}
          name={row.name}
          autoComplete={row.autoComplete}
          inputMode={row.inputMode}
          enterKeyHint="next"
          groups={asTyped(row, value).groups}
          between={asTyped(row, value).between}
          value={value}
          onValueChange={set}
        />
      )
    case 'account':
      return <AccountNumber {...props} row={row} />
    case 'date':
      return <BirthDateRow {...props} row={row} />
    default:
      return row satisfies never
  }
}

function AccountNumber(props: ControlProps<AccountRow>): ReactNode {
  const { row, fields, change, errors, words, value } = props
  const { t } = useText()
  return (
    <CardNumberField
      name={row.name}
      words={words}
      copyWords={{ label: t(row.copyLabel), error: errors.get(`${row.name}_copy`) }}
      groups={numberGroups(row.groups, value)}
      inputMode={row.inputMode}
      value={{ number: value, copy: fields[`${row.name}_copy`] ?? '' }}
      onValueChange={({ number, copy }) =>
        change({ [row.name]: withoutLabel(number), [`${row.name}_copy`]: withoutLabel(copy) })
      }
    />
  )
}
