import type { ReactNode } from 'react'
import {
  CardNumberField,
  Checkbox,
  DigitsField,
  RadioTiles,
  SelectField,
  TextArea,
  TextField,
} from '@paso/ui-kit'
import { asTyped, type Row } from '../application-flow/forms/form-table.ts'
import { optionText, type OptionList } from '../application-flow/forms/option-words.ts'
import { useText } from '../i18n/use-text.ts'
import type { DraftFields } from '../session/drafts.ts'
import { BirthDateRow } from './birth-date-row.tsx'
import { PersonRow } from './person-row.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceFields } from './place-fields.tsx'

export interface RowProps<Of extends Row = Row> {
  row: Of
  fields: DraftFields
  change: (part: DraftFields) => void
  /** Message by control id. */
  errors: ReadonlyMap<string, string>
}

/** One row of a form table, as the kit's control for it. */
export function FormRow({ row, fields, change, errors }: RowProps): ReactNode {
  const { t } = useText()
  const words = {
    label: t(row.label),
    hint: row.hint && t(row.hint),
    error: errors.get(row.name),
    optionalLabel: row.optional ? t('选填') : undefined,
  }
  const value = fields[row.name] ?? ''
  const set = (text: string): void => change({ [row.name]: text })
  const optionsOf = (values: readonly string[], list: OptionList) =>
    values.map((each) => ({ value: each, label: optionText(list, each, t) }))

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
          value={value}
          onValueChange={set}
        />
      )
    case 'tiles':
      return (
        <RadioTiles
          {...words}
          name={row.name}
          options={optionsOf(row.options, row.words)}
          columns={row.columns ?? 'auto'}
          value={value}
          onValueChange={(chosen) =>
            change({
              ...Object.fromEntries((row.resets ?? []).map((name) => [name, ''])),
              [row.name]: chosen,
            })
          }
        />
      )
    case 'list':
      return (
        <SelectField
          {...words}
          name={row.name}
          autoComplete="off"
          placeholder={t('请选择一项')}
          options={optionsOf(row.options, row.words)}
          value={value}
          onValueChange={set}
        />
      )
    case 'namedList':
      return (
        <SelectField
          {...words}
          name={row.name}
          autoComplete="off"
          placeholder={t('请选择一项')}
          options={row.options.map((each) => ({ value: each, label: row.names[each] ?? each }))}
          value={value}
          onValueChange={set}
        />
      )
    case 'account':
      return (
        <CardNumberField
          name={row.name}
          words={words}
          copyWords={{ label: t(row.copyLabel), error: errors.get(`${row.name}_copy`) }}
          groups={row.groups}
          defaultValue={{ number: value, copy: fields[`${row.name}_copy`] ?? '' }}
          onValueChange={({ number, copy }) =>
            change({ [row.name]: number, [`${row.name}_copy`]: copy })
          }
        />
      )
    case 'consent':
      return (
        <Checkbox
          name={row.name}
          label={words.label}
          error={words.error}
          onValueChange={(agreed) => set(agreed ? 'yes' : '')}
        />
      )
    case 'yesNo':
      return (
        <RadioTiles
          {...words}
          name={row.name}
          options={[
            { value: 'yes', label: t(row.yes) },
            { value: 'no', label: t(row.no) },
          ]}
          value={value}
          onValueChange={set}
        />
      )
    case 'date':
      return <BirthDateRow row={row} words={words} value={value} onValueChange={set} />
    case 'place':
      return <PlaceFields row={row} fields={fields} change={change} errors={errors} />
    case 'contact':
      return <PersonRow row={row} fields={fields} change={change} errors={errors} />
    case 'picture':
      return <PictureField row={row} fields={fields} change={change} errors={errors} />
    default:
      return row satisfies never
  }
}
