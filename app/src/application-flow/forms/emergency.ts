import type { ContactKind, Edition } from '@paso/sdk/rules'
import { openField, type ContactRow, type FormTable, type PlainMessage } from './form-table.ts'

interface Group {
  /** Rows are named `<prefix>_1`, `<prefix>_2` … */
  prefix: string
  labels: readonly PlainMessage[]
  add: PlainMessage
}

const apart = {
  direct_relative: {
    prefix: 'relative',
    labels: ['亲属', '第二位亲属'],
    add: '再加一位亲属',
  },
  emergency_contact: {
    prefix: 'other',
    labels: ['另一位联系人', '第二位联系人', '第三位联系人'],
    add: '再加一位联系人',
  },
} as const satisfies Record<ContactKind, Group>

/** Where both groups may be anybody of one list, none of them is called a relative. */
const together = {
  direct_relative: {
    prefix: 'relative',
    labels: ['可以找的第一个人', '可以找的第二个人'],
    add: '再加一位联系人',
  },
  emergency_contact: {
    prefix: 'other',
    labels: ['可以找的第三个人', '可以找的第四个人', '可以找的第五个人'],
    add: '再加一位联系人',
  },
} as const satisfies Record<ContactKind, Group>

const groupsOf = ({ contacts }: Edition): Record<ContactKind, Group> =>
  contacts.direct_relative.relations === contacts.emergency_contact.relations ? together : apart

/** Those that must be given first, then the ones that may be opened. */
function contactRows(kind: ContactKind, edition: Edition): ContactRow[] {
  const { required, relations } = edition.contacts[kind]
  const { prefix, labels, add } = groupsOf(edition)[kind]
  return labels.slice(0, edition.contacts[kind].offered).map((label, index) => {
    const name = `${prefix}_${index + 1}`
    return {
      kind: 'contact',
      name,
      label,
      contactKind: kind,
      relations,
      missing: '请选择与您的关系',
      ...(index < required
        ? {}
        : { add, shownWhen: (fields) => fields[openField({ name })] === 'yes' }),
    }
  })
}

/** People who may be called when the borrower cannot be reached. */
export const emergencyForm: FormTable<'emergency'> = {
  page: 'emergency',
  name: '可以联系的人',
  title: '联系不上您时可以找谁?',
  lead: '我们不会向他们透露您的借款,他们也不是担保人',
  rows: ({ edition }) => [
    ...contactRows('direct_relative', edition),
    ...contactRows('emergency_contact', edition),
  ],
}
