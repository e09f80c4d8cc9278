import type { Edition, NamePart } from '@paso/sdk/rules'
import type { FormTable, PlainMessage, TextRow } from './form-table.ts'

const names = {
  given_name: ['名字', '请填写身份证上的名字', 'given-name'],
  second_name: ['中间名', '请填写中间名,或留空', 'additional-name'],
  family_name: ['姓', '请填写身份证上的姓', 'family-name'],
  second_family_name: ['母姓', '请填写第二个姓,或留空', 'off'],
  nickname: ['昵称', '请填写昵称,或留空', 'nickname'],
  full_name: ['姓名', '请填写身份证上的姓名', 'name'],
} as const satisfies Record<NamePart, readonly [PlainMessage, PlainMessage, string]>

const nameRow = (
  { part, required }: Edition['nameParts'][number],
  { nameParts }: Edition,
  nameHint: PlainMessage,
): TextRow => {
  const [label, missing, autoComplete] = names[part]
  const isOneOfTwo =
    part === 'family_name' && nameParts.some((each) => each.part === 'second_family_name')
  return {
    kind: 'text',
    name: part,
    label: isOneOfTwo ? '第一个姓' : label,
    missing,
    autoComplete,
    // Most people have one: it is not said to be optional, and asked about where it is empty.
    ...(part === 'second_family_name'
      ? { askedWhenEmpty: '证件上只有一个姓的话,请留空,再保存一次。' }
      : { optional: !required }),
    ...(part === 'given_name' || part === 'full_name' ? { hint: nameHint } : {}),
  }
}

/** What was read from the document, to confirm or correct. */
export const personalForm: FormTable<'personal'> = {
  page: 'personal',
  name: '核对个人信息',
  title: '请核对您的信息',
  lead: '这些是从身份证上读到的,有错请改正',
  rows: ({
    edition,
    identityNumber: { incomplete, wrong, ...number },
    nameHint,
    birthDateHint,
  }) => [
    ...edition.nameParts.map((part) => nameRow(part, edition, nameHint)),
    {
      kind: 'digits',
      name: 'identity_number',
      label: '身份证号码',
      missing: '请输入证件上的号码',
      digits: edition.identityFormats[0]?.length,
      rules: {
        ...(incomplete && { identity_length: incomplete }),
        identity_check: wrong ?? '号码有一位不对,请对照身份证检查',
        identity_taken: '这个身份证号码已属于另一个账户,请用那个手机号登录',
      },
      autoComplete: 'off',
      ...number,
    },
    {
      kind: 'date',
      name: 'birth_date',
      label: '出生日期',
      hint: birthDateHint,
      missing: '请填写出生的日、月、年',
      wrong: '没有这个日期,请检查日、月、年',
      rules: { birth_date_differs: '与证件号码中的日期不同,请检查' },
    },
    {
      kind: 'tiles',
      name: 'gender',
      label: '性别',
      missing: '请选择性别',
      options: edition.genders,
      words: 'gender',
    },
  ],
}
