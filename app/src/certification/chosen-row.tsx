import type { ReactNode } from 'react'
import { Checkbox, RadioTiles, SelectField } from '@paso/ui-kit'
import type {
  ChoiceRow,
  ConsentRow,
  NamedListRow,
  YesNoRow,
} from '../application-flow/forms/form-table.ts'
import { optionText, type OptionList } from '../application-flow/forms/option-words.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { ControlProps } from './row-props.ts'

type ChosenRowProps = ControlProps<ChoiceRow | NamedListRow | ConsentRow | YesNoRow>

/** What is chosen. */
export function ChosenRow({ row, change, words, value, set }: ChosenRowProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const optionsOf = (values: readonly string[], list: OptionList) =>
    values.map((each) => ({ value: each, label: optionText(list, each, { t, format }) }))
  const control = { ...words, name: row.name, value, onValueChange: set }
  const list = { ...control, autoComplete: 'off', placeholder: t('请选择一项') }
  switch (row.kind) {
    case 'tiles':
      return (
        <RadioTiles
          {...control}
          options={optionsOf(row.options, row.words)}
          columns={row.columns ?? 'auto'}
          onValueChange={(chosen) =>
            change({
              ...Object.fromEntries((row.resets ?? []).map((name) => [name, ''])),
              [row.name]: chosen,
            })
          }
        />
      )
    case 'list':
      return <SelectField {...list} options={optionsOf(row.options, row.words)} />
    case 'namedList':
      return (
        <SelectField
          {...list}
          options={row.options.map((each) => ({ value: each, label: row.names[each] ?? each }))}
        />
      )
    case 'consent':
      return (
        <Checkbox
          name={row.name}
          label={words.label}
          error={words.error}
          checked={value === 'yes'}
          onValueChange={(agreed) => set(agreed ? 'yes' : '')}
        />
      )
    case 'yesNo':
      return (
        <RadioTiles
          {...control}
          options={[
            { value: 'yes', label: t(row.yes) },
            { value: 'no', label: t(row.no) },
          ]}
        />
      )
    default:
      return row satisfies never
  }
}
