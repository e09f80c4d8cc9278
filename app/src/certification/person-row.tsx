import type { ReactNode } from 'react'
import { forms } from '#country/forms'
import { Button, ContactField } from '@paso/ui-kit'
import { openField, type ContactRow } from '../application-flow/forms/form-table.ts'
import { optionText } from '../application-flow/forms/option-words.ts'
import { useText } from '../i18n/use-text.ts'
import type { RowProps } from './form-row.tsx'

/** A person to call. One who need not be given can be taken out again. */
export function PersonRow({ row, fields, change, errors }: RowProps<ContactRow>): ReactNode {
  const { t } = useText()
  const field = (part: string): string => `${row.name}_${part}`
  const texts = (relation: string, name: string, phone: string) => ({
    [field('relation')]: relation,
    [field('name')]: name,
    [field('phone')]: phone,
  })
  return (
    <>
      <ContactField
        name={row.name}
        labels={{
          person: t(row.label),
          relation: t('这位是我的'),
          name: t('联系人姓名'),
          phone: t('联系人手机号'),
        }}
        relations={row.relations.map((value) => ({
          value,
          label: optionText('relation', value, t),
        }))}
        phonePrefix={forms.edition.phone.prefix}
        phoneLongest={forms.edition.phone.maxDigits}
        defaultValue={{
          relation: fields[field('relation')] ?? '',
          name: fields[field('name')] ?? '',
          phone: fields[field('phone')] ?? '',
        }}
        errors={{
          relation: errors.get(field('relation')),
          name: errors.get(field('name')),
          phone: errors.get(field('phone')),
        }}
        onValueChange={({ relation, name, phone }) => change(texts(relation, name, phone))}
      />
      {row.add !== undefined && (
        <Button
          variant="quiet"
          size="fit"
          onClick={() => change({ ...texts('', '', ''), [openField(row)]: '' })}
        >
          {t('不填{person}', { person: t(row.label) })}
        </Button>
      )}
    </>
  )
}
