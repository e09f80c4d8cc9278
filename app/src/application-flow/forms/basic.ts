import type { FormTable } from './form-table.ts'

const children = ['0', '1', '2', '3', '4', '5', 'more']
const purposes = ['daily_use', 'health', 'repair', 'investment', 'tuition', 'other']

/** First page of `personalinfo`. */
export const basicForm: FormTable<'basic'> = {
  page: 'basic',
  name: '基本情况和住址',
  title: '关于您',
  lead: '这些只用来评估您的额度',
  rows: ({ edition, words }) => [
    {
      kind: 'list',
      name: 'education',
      label: '学历',
      missing: '请选择学历',
      options: edition.education,
      words: words.education,
    },
    {
      kind: 'tiles',
      name: 'marital_status',
      label: '婚姻状况',
      missing: '请选择婚姻状况',
      options: edition.maritalStatus,
      words: 'maritalStatus',
    },
    {
      kind: 'list',
      name: 'children',
      label: '子女人数',
      missing: '请选择子女人数',
      options: children,
      words: 'children',
    },
    {
      kind: 'tiles',
      name: 'loan_purpose',
      label: '借款用途',
      missing: '请选择借款用途',
      options: purposes,
      words: 'loanPurpose',
      resets: ['loan_purpose_other'],
    },
    {
      kind: 'text',
      name: 'loan_purpose_other',
      label: '请说明用途',
      missing: '请用几个字说明借款用途',
      autoComplete: 'off',
      shownWhen: (fields) => fields['loan_purpose'] === 'other',
    },
    {
      kind: 'text',
      name: 'email',
      label: '电子邮箱',
      hint: '方便我们联系您',
      optional: true,
      missing: '请填写完整邮箱,例如 name@example.com,或留空',
      autoComplete: 'email',
      inputMode: 'email',
    },
  ],
}
