import { useMemo, type ReactNode } from 'react'
import { DateOfBirthField } from '@paso/ui-kit'
import type { DateRow } from '../application-flow/forms/form-table.ts'
import type { ControlProps } from './row-props.ts'
import { intlFormatters, pinnedLocale } from '../i18n/app-intl.ts'
import { hasBuddhistYears } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'

/** A birth date, its year as the language writes it; a Buddhist one elsewhere is read back as the common one. */
export function BirthDateRow(props: ControlProps<DateRow>): ReactNode {
  const { row, words, value, set, fields, change } = props
  const { t, language } = useText()
  const isBuddhist = hasBuddhistYears(language)
  const months = useMemo(() => {
    const name = intlFormatters.getDateTimeFormat(pinnedLocale(language), {
      month: 'long',
      timeZone: 'UTC',
    })
    return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month, 1)))
  }, [language])
  return (
    <DateOfBirthField
      {...words}
      name={row.name}
      dayLabel={t('日')}
      monthLabel={t('月')}
      yearLabel={t('年')}
      months={months}
      value={value}
      onValueChange={set}
      // What makes no date yet is part of the draft too.
      defaultParts={{
        day: fields[`${row.name}_day`] ?? '',
        month: fields[`${row.name}_month`] ?? '',
        year: fields[`${row.name}_year`] ?? '',
      }}
      onPartsChange={({ day, month, year }) =>
        change({
          [`${row.name}_day`]: day,
          [`${row.name}_month`]: month,
          [`${row.name}_year`]: year,
        })
      }
      calendar={isBuddhist ? 'buddhist' : 'gregory'}
      describeBuddhistYear={
        isBuddhist
          ? undefined
          : (typed, year) => t('{typed} 年即公历 {year} 年', { typed, year: String(year) })
      }
    />
  )
}
