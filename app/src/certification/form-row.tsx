import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ChosenRow } from './chosen-row.tsx'
import { PersonRow } from './person-row.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { RowProps } from './row-props.ts'
import { TypedRow } from './typed-row.tsx'

/** One row of a form table, as the kit's control for it. */
export function FormRow({ row, fields, change, errors }: RowProps): ReactNode {
  const { t } = useText()
  const control = {
    ...{ fields, change, errors },
    words: {
      label: t(row.label),
      hint: row.hint && t(row.hint),
      error: errors.get(row.name),
      optionalLabel: row.optional ? t('选填') : undefined,
    },
    value: fields[row.name] ?? '',
    set: (text: string): void => change({ [row.name]: text }),
  }
  switch (row.kind) {
    case 'text':
    case 'area':
    case 'digits':
    case 'account':
    case 'date':
      return <TypedRow {...control} row={row} />
    case 'tiles':
    case 'list':
    case 'namedList':
    case 'consent':
    case 'yesNo':
      return <ChosenRow {...control} row={row} />
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
