/** What people read of the contract's option values, by list. An edition offers a part of each. */
import type { Schema } from '../../lender/answers.ts'
import type { Text } from '../../i18n/use-text.ts'
import type { PlainMessage } from './form-table.ts'
import { occupationWords } from './occupation-words.ts'

type Words<Value extends string> = Readonly<Partial<Record<Value, PlainMessage>>>
type Work = Schema<'WorkDetails'>

const lists = {
  gender: { male: '男', female: '女', third_gender: '第三性别' } satisfies Words<Schema<'Gender'>>,
  education: {
    primary_or_less: '小学及以下',
    lower_secondary: '初中',
    upper_secondary_or_vocational: '高中或职业证书',
    diploma: '大专',
    bachelor_or_more: '本科及以上',
  } satisfies Words<Schema<'Education'>>,
  maritalStatus: { married: '已婚', unmarried: '未婚' } satisfies Words<Schema<'MaritalStatus'>>,
  children: { '0': '没有子女', more: '5 个以上子女' } satisfies Words<Schema<'Children'>>,
  loanPurpose: {
    daily_use: '日常开支',
    health: '看病',
    repair: '维修',
    investment: '经营',
    tuition: '学费',
    other: '其他用途',
  } satisfies Words<Schema<'LoanPurpose'>>,
  residenceType: { own: '自有', lease: '租住', other: '其他住房' } satisfies Words<
    Schema<'ResidenceType'>
  >,
  residenceLength: {
    months_3: '3 个月',
    months_6: '6 个月',
    year_1: '1 年',
    years_2: '2 年',
    more: '2 年以上',
  } satisfies Words<Schema<'ResidenceLength'>>,
  relation: {
    father: '父亲',
    mother: '母亲',
    spouse: '配偶',
    sibling: '兄弟姐妹',
    siblings: '兄弟姐妹',
    friend: '朋友',
    friends: '朋友',
    partner: '伴侣',
  } satisfies Words<Schema<'Relation'>>,
  workType: {
    salaried: '受雇',
    self_employer: '自雇',
    student: '学生',
    others: '其他工作',
    employee: '受雇',
    self_employed: '自雇',
  } satisfies Words<Schema<'WorkType'>>,
  occupation: occupationWords,
  income: {
    th_below_6000: '6,000 铢以下',
    th_6000_to_9999: '6,000 至 9,999 铢',
    th_10000_to_14999: '10,000 至 14,999 铢',
    th_15000_to_19999: '15,000 至 19,999 铢',
    th_20000_to_29999: '20,000 至 29,999 铢',
    th_30000_and_up: '30,000 铢及以上',
  } satisfies Words<Schema<'IncomeBand'>>,
  payDay: {} satisfies Words<Schema<'PayDay'>>,
  payMethod: {
    bank_transfer: '工资转入银行账户',
    cash: '现金',
    other: '其他发薪方式',
  } satisfies Words<Schema<'PayMethod'>>,
  transport: { private: '自己的车', public: '公共交通' } satisfies Words<
    NonNullable<Work['transport_type']>
  >,
  vehicle: {
    bicycle: '自行车',
    motorbike: '摩托车',
    car: '汽车',
    truck: '卡车',
    bus: '公共汽车',
    light_rail: '轻轨',
    subway: '地铁',
    taxi: '出租车',
    other: '其他交通',
  } satisfies Words<NonNullable<Work['vehicle']>>,
}

export type OptionList = keyof typeof lists

/** The words of one value; figures are put into words for the lists that are figures. */
export function optionText(list: OptionList, value: string, t: Text['t']): string {
  const words: Readonly<Record<string, PlainMessage>> = lists[list]
  const id = words[value]
  if (id !== undefined) return t(id)
  if (list === 'payDay') return t('每月 {day} 日', { day: Number(value) })
  if (list === 'children') return t('{count} 个子女', { count: Number(value) })
  throw new Error(`no words for ${list} ${value}`)
}
