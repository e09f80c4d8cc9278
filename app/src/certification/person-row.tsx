import type { ReactNode } from 'react'
import { forms } from '#country/forms'
import { Button, ContactField } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { openField, type ContactRow } from '../application-flow/forms/form-table.ts'
import { optionText } from '../application-flow/forms/option-words.ts'
import { SmallPrint } from '../frame/small-print.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import { useContactPicker } from '../native/use-contact-picker.ts'
import type { RowProps } from './row-props.ts'

const Person = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
`

/** A person to call. One who need not be given can be taken out again. */
export function PersonRow(props: RowProps<ContactRow>): ReactNode {
  const { row, fields, change, errors, notices } = props
  const { t } = useText()
  const format = useFormat()
  const pick = useContactPicker()
  const field = (part: string): string => `${row.name}_${part}`
  const texts = (relation: string, name: string, phone: string) => ({
    [field('relation')]: relation,
    [field('name')]: name,
    [field('phone')]: phone,
  })
  return (
    <Person>
      <ContactField
        name={row.name}
        pick={pick}
        labels={{
          person: t(row.label),
          relation: t('这位是我的'),
          name: t('联系人姓名'),
          phone: t('联系人手机号'),
        }}
        relations={row.relations.map((value) => ({
          value,
          label: optionText('relation', value, { t, format }),
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
        notices={{ name: notices.get(field('name')), phone: notices.get(field('phone')) }}
        onValueChange={({ relation, name, phone }) => change(texts(relation, name, phone))}
      />
      {pick !== undefined && (
        <SmallPrint>{t('手机只给出您选的这一位,这里不读其他联系人。')}</SmallPrint>
      )}
      <SmallPrint>
        {t('只有联系不上您时才会打,而且只请对方转告您回电,绝不提借款和欠款。')}
      </SmallPrint>
      {row.add !== undefined && (
        <Button
          variant="quiet"
          size="fit"
          onClick={() => change({ ...texts('', '', ''), [openField(row)]: '' })}
        >
          {t('不填{person}', { person: t(row.label) })}
        </Button>
      )}
    </Person>
  )
}
