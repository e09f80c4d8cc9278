import { unlisted, type FormTable } from './form-table.ts'

/** Second page of `personalinfo`: where the borrower lives. */
export const locationForm: FormTable<'location'> = {
  page: 'location',
  name: '基本情况和住址',
  title: '您住在哪里',
  lead: '请填现在居住的地址',
  rows: ({ place, placesNote, addressHint }) => [
    {
      kind: 'place',
      name: 'place',
      label: place.province.label,
      missing: place.province.missing,
      parts: place,
      wrong: '这三项不相配,请重新选择',
      ...(placesNote && { hint: placesNote }),
    },
    {
      kind: 'text',
      name: 'place_other',
      label: '您的地方叫什么',
      hint: '照当地人的叫法写',
      missing: '请写下您的地方的名称',
      autoComplete: 'off',
      shownWhen: (fields) => fields['district'] === unlisted,
    },
    {
      kind: 'area',
      name: 'detailed_address',
      label: '详细地址',
      hint: addressHint,
      missing: '请填写门牌和街道',
      autoComplete: 'street-address',
    },
    {
      kind: 'yesNo',
      name: 'family_address_same',
      label: '家人也住在这里吗?',
      missing: '请选择家人是否住在这里',
      yes: '是,同一地址',
      no: '不,另一地址',
    },
    {
      kind: 'area',
      name: 'family_address',
      label: '家人的住址',
      missing: '请填写家人的住址',
      autoComplete: 'off',
      shownWhen: (fields) => fields['family_address_same'] === 'no',
    },
    {
      kind: 'tiles',
      name: 'residence_type',
      label: '住房性质',
      missing: '请选择住房性质',
      options: ['own', 'lease', 'other'],
      words: 'residenceType',
    },
    {
      kind: 'list',
      name: 'residence_length',
      label: '居住时间',
      missing: '请选择居住时间',
      options: ['months_3', 'months_6', 'year_1', 'years_2', 'more'],
      words: 'residenceLength',
    },
  ],
}
