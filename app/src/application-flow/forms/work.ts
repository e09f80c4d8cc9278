import type { Edition } from '@paso/sdk/rules'
import type { DraftFields } from '../../session/drafts.ts'
import type { FormTable, Row } from './form-table.ts'

/** Students and others have no company to name. */
const companyRows = (edition: Edition): readonly Row[] => {
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
      missing: '请填写公司电话',
      wrong: '请输入完整的公司电话,例如 02 123 4567',
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

const transportRows = ({ transport }: Edition): readonly Row[] => {
  if (transport === null) return []
  const vehicle = (type: 'private' | 'public'): Row => ({
    kind: 'tiles',
    name: 'vehicle',
    label: '哪一种',
    missing: '请选择交通工具',
    options: transport[type],
    words: 'vehicle',
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
      words: 'transport',
      resets: ['vehicle', 'licence_plate'],
    },
    vehicle('private'),
    vehicle('public'),
    {
      kind: 'text',
      name: 'licence_plate',
      label: '车牌号',
      hint: '例如 1กข 1234 กรุงเทพมหานคร',
      missing: '请填写车牌号',
      autoComplete: 'off',
      // A bicycle has no plate.
      shownWhen: ({ transport_type, vehicle = '' }) =>
        transport_type === 'private' && vehicle !== '' && vehicle !== 'bicycle',
    },
  ]
}

/** Work, income and, where the country asks for it, transport. */
export const workForm: FormTable = {
  page: 'work',
  name: '工作和收入',
  title: '您的工作和收入',
  lead: '如实填写,额度更准确',
  rows: (edition) => [
    {
      kind: 'tiles',
      name: 'work_type',
      label: '工作类型',
      missing: '请选择工作类型',
      options: edition.workTypes,
      words: 'workType',
      columns: '1',
    },
    {
      kind: 'list',
      name: 'occupation',
      label: '职业',
      missing: '请选择职业',
      options: edition.occupations,
      words: 'occupation',
    },
    {
      kind: 'list',
      name: 'income_band',
      label: '每月收入',
      missing: '请选择每月收入',
      options: edition.incomeBands,
      words: 'income',
    },
    {
      kind: 'list',
      name: 'pay_day',
      label: '发薪日',
      missing: '请选择发薪日',
      options: edition.payDays,
      words: 'payDay',
    },
    {
      kind: 'tiles',
      name: 'pay_method',
      label: '发薪方式',
      missing: '请选择发薪方式',
      options: edition.payMethods,
      words: 'payMethod',
    },
    ...companyRows(edition),
    ...transportRows(edition),
    {
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
    },
  ],
}
