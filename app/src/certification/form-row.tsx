import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ChosenRow } from './chosen-row.tsx'
import { PersonRow } from './person-row.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { RowProps } from './row-props.ts'
import { TypedRow } from './typed-row.tsx'
import { wholeNumbers } from './whole-numbers.tsx'

/** One row of a form table, as the kit's control for it. */
export function FormRow({ row, ...props }: RowProps): ReactNode {
  const { t } = useText()
  const { fields, change, errors, notices } = props
  const notice = notices.get(row.name)
  const control = {
    ...props,
    words: {
      label: t(row.label),
      hint: row.hint && t(row.hint),
      error: errors.get(row.name),
      notice: notice && wholeNumbers(notice),
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
      return <PlaceFields {...props} row={row} />
    case 'contact':
      return <PersonRow {...props} row={row} />
    case 'picture':
      return <PictureField {...props} row={row} />
    default:
      return row satisfies never
  }
}
