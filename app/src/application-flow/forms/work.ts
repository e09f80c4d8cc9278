import type { CountryForms } from '../../countries/country-profile.ts'
import type { DraftFields } from '../../session/drafts.ts'
import type { FormTable, Row } from './form-table.ts'

/** Students and others have no company to name. */
const companyRows = ({ edition, ...forms }: CountryForms): readonly Row[] => {
  const without: readonly string[] = edition.workTypesWithoutCompany
  const hasCompany = ({ work_type = '' }: DraftFields): boolean =>
    work_type !== '' && !without.includes(work_type)
  return [
    {
      kind: 'text',
      name: 'company_name',
      label: '公司名称',
      missing: '请填写公司名称',
      autoComplete: 'organization',
      shownWhen: hasCompany,
    },
    {
      kind: 'digits',
      name: 'company_phone',
      label: '公司电话',
      hint: '我们不会向您的公司提借款',
      missing: '请填写公司电话',
      wrong: forms.companyPhoneWrong,
      rules: { format: '请只写号码的数字,不用写分机号' },
      pattern: forms.companyPhoneGroups,
      autoComplete: 'off',
      inputMode: 'tel',
      shownWhen: hasCompany,
    },
    {
      kind: 'area',
      name: 'company_address',
      label: '公司地址',
      missing: '请填写公司地址',
      autoComplete: 'off',
      shownWhen: hasCompany,
    },
  ]
}

/** Where days of the week can be named, who is paid daily or by weeks names one of them, and everybody else a day of the month. */
const payRows = (country: CountryForms): readonly Row[] => {
  const { edition, payQuestion, words, weekBegins = 'monday' } = country
  const fromMonday = edition.payDays.filter((day) => !/^\d/.test(day))
  const at = fromMonday.indexOf(weekBegins)
  const daysOfWeek = [...fromMonday.slice(at), ...fromMonday.slice(0, at)]
  const payDay = (options: readonly string[], shownWhen?: Row['shownWhen']): Row => ({
    kind: 'list',
    name: 'pay_day',
    label: '发薪日',
    missing: '请选择发薪日',
    options,
    words: 'payDay',
    ...(shownWhen && { shownWhen }),
  })
  const byWeek = ({ pay_method = '' }: DraftFields): boolean =>
    ['weekly', 'daily_or_fortnightly'].includes(pay_method)
  const daysOfMonth = edition.payDays.filter((day) => /^\d/.test(day))
  return [
    {
      kind: 'tiles',
      name: 'pay_method',
      ...payQuestion,
      options: edition.payMethods,
      words: words.payMethod,
    },
    ...(daysOfWeek.length === 0
      ? [payDay(daysOfMonth)]
      : [payDay(daysOfWeek, byWeek), payDay(daysOfMonth, (fields) => !byWeek(fields))]),
  ]
}

const transportRows = ({ edition, transport }: CountryForms): readonly Row[] => {
  const offered = edition.transport
  if (offered === null || transport === null) return []
  const vehicle = (type: 'private' | 'public'): Row => ({
    kind: 'tiles',
    name: 'vehicle',
    label: '哪一种',
    missing: '请选择交通工具',
    options: offered[type],
    words: transport.vehicles,
    columns: '1',
    shownWhen: (fields) => fields['transport_type'] === type,
  })
  return [
    {
      kind: 'tiles',
      name: 'transport_type',
      label: '出行方式',
      missing: '请选择出行方式',
      options: ['private', 'public'],
      words: transport.types,
      resets: ['vehicle', 'licence_plate'],
    },
    vehicle('private'),
    vehicle('public'),
    {
      kind: 'text',
      name: 'licence_plate',
      label: '车牌号',
      hint: transport.plateHint,
      missing: '请填写车牌号',
      autoComplete: 'off',
      // A bicycle has no plate.
      shownWhen: ({ transport_type, vehicle = '' }) =>
        transport_type === 'private' && vehicle !== '' && vehicle !== 'bicycle',
    },
  ]
}

const certificateRow: Row = {
  kind: 'picture',
  name: 'certificate_file_id',
  label: '工作证明',
  hint: '照片要能看清姓名',
  missing: '请拍一张工作证明',
  purposes: [
    { purpose: 'work_certificate', label: '在职证明或工资单' },
    {
      purpose: 'other_certificate',
      label: '其他证明',
      hint: '例如营业执照、学生证或银行流水',
    },
  ],
  guide: '让文件填满画面,文字要清楚',
}

/** Work, income and, where the country asks for it, transport. */
export const workForm: FormTable<'work'> = {
  page: 'work',
  name: '工作和收入',
  title: '您的工作和收入',
  lead: '如实填写,额度更准确',
  rows: (country) => [
    {
      kind: 'tiles',
      name: 'work_type',
      label: '工作类型',
      missing: '请选择工作类型',
      options: country.edition.workTypes,
      words: 'workType',
      columns: '1',
    },
    {
      kind: 'list',
      name: 'occupation',
      label: '职业',
      missing: '请选择职业',
      options: country.edition.occupations,
      words: 'occupation',
    },
    {
      kind: 'list',
      name: 'income_band',
      label: '每月收入',
      missing: '请选择每月收入',
      options: country.edition.incomeBands,
      words: country.income,
    },
    ...payRows(country),
    ...companyRows(country),
    ...transportRows(country),
    certificateRow,
  ],
}
