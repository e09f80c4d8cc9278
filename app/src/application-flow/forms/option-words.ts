/**
 * What people read of the contract's option values, by list, where countries share them. An edition
 * offers a part of each; what only one country offers has its words in that country's file.
 */
import type { Schema } from '../../lender/answers.ts'
import type { Formatters } from '../../i18n/formatters.ts'
import type { Text } from '../../i18n/use-text.ts'
import type { PlainMessage } from './form-table.ts'
import { editionWords } from './edition-words.ts'

type Words<Value extends string> = Readonly<Partial<Record<Value, PlainMessage>>>

const lists = {
  ...editionWords,
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
  payDay: {} satisfies Words<Schema<'PayDay'>>,
}

/** Words by value. */
export type OptionWords = Readonly<Record<string, PlainMessage>>
/** Bands of income by value: the least and the most of each, in whole units of the currency. */
export interface IncomeBands {
  currency: Schema<'Currency'>
  bands: Readonly<Record<string, readonly [least: number | null, most: number | null]>>
}
/** A list that countries share, by its name, or the words of a list. */
export type OptionList = keyof typeof lists | OptionWords | IncomeBands

interface Reading {
  t: Text['t']
  format: Pick<Formatters, 'roundMoney' | 'weekday'>
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const isBands = (list: OptionList): list is IncomeBands =>
  typeof list === 'object' && 'bands' in list

/** The words of one value; figures are put into words for the lists that are figures. */
export function optionText(list: OptionList, value: string, reading: Reading): string {
  if (isBands(list)) return bandText(list, value, reading)
  const { t, format } = reading
  const words: OptionWords = typeof list === 'string' ? lists[list] : list
  const id = words[value]
  if (id !== undefined) return t(id)
  if (list === 'payDay') {
    const weekday = weekdays.indexOf(value)
    return weekday < 0
      ? t('每月 {day} 日', { day: Number(value) })
      : t('在{weekday}', { weekday: format.weekday(weekday) })
  }
  if (list === 'children') return t('{count} 个子女', { count: Number(value) })
  throw new Error(`no words for ${value}`)
}

function bandText({ currency, bands }: IncomeBands, value: string, { t, format }: Reading): string {
  const [least, most] = bands[value] ?? [null, null]
  const money = (whole: number): string => format.roundMoney({ amount: whole * 100, currency })
  if (least !== null && most !== null)
    return t('{least} 至 {most}', { least: money(least), most: money(most) })
  if (most !== null) return t('{amount} 以下', { amount: money(most) })
  if (least !== null) {
    const amount = money(least)
    return value.includes('above_')
      ? t('{amount} 以上', { amount })
      : t('{amount} 及以上', { amount })
  }
  throw new Error(`no words for ${value}`)
}
