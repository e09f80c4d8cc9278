import { describe, expect, it } from 'vitest'
import { formatMoney } from '@paso/ui-kit'
import { formattersOf } from './formatters.ts'
import { bestLanguage } from './choose-language.ts'
import { languages, type Language } from './languages.ts'

const all = Object.keys(languages) as Language[]

describe('figures and dates', () => {
  it.each(['th', 'en', 'ar', 'ur'] as const)(
    '%s writes money in Latin digits with two decimals',
    (language) => {
      const { money } = formattersOf(language)
      expect(money({ amount: 1_052_000, currency: 'THB' })).toBe('฿10,520.00')
      expect(money({ amount: 5, currency: 'THB' })).toBe('฿0.05')
    },
  )

  it.each(all)('%s has Latin digits in all that it writes', (language) => {
    const { day, dayMonth, moment, money, number, rate } = formattersOf(language)
    const written = [
      money({ amount: 123_456_789, currency: 'PKR' }),
      rate(2280),
      number(1234567),
      day('2026-12-03'),
      dayMonth('2026-12-03'),
      moment('2026-12-03T16:59:00.000Z', 'Asia/Karachi'),
    ]
    for (const text of written) expect(text).toMatch(/\d/)
    expect(written.join('').replace(/\d/g, '')).not.toMatch(/\p{Nd}/u)
  })

  it('Spanish is that of Mexico: figures with commas and a point, sums in pesos', () => {
    const { day, moment, money, number, weekday } = formattersOf('es')
    expect(money({ amount: 1_052_000, currency: 'MXN' })).toBe('$10,520.00')
    expect(number(1234.5)).toBe('1,234.5')
    expect(day('2026-12-03')).toBe('3\u00a0dic\u00a02026')
    expect(moment('2026-12-03T16:59:00.000Z', 'America/Mexico_City')).toMatch(
      /^3\u00a0dic\u00a02026\D+10:59$/,
    )
    expect(weekday(0)).toBe('lunes')
  })

  it('Vietnamese parts figures by points, and has the sign of a sum behind it', () => {
    const { day, moment, money, number, weekday } = formattersOf('vi')
    expect(money({ amount: 1_052_000, currency: 'THB' })).toBe('10.520,00\u00a0฿')
    expect(number(1234.5)).toBe('1.234,5')
    expect(day('2026-12-03')).toMatch(/^3\u00a0thg\u00a012,?\u00a02026$/)
    // The time comes first: a line may end behind it.
    expect(moment('2026-12-03T16:59:00.000Z', 'Asia/Bangkok')).toMatch(/^23:59 3\u00a0thg\u00a012/)
    expect(weekday(0)).toBe('Thứ\u00a0Hai')
  })

  it('an Urdu date is the day, the month and the year, as the lender writes it', () => {
    const { day, dayMonth, moment, weekday } = formattersOf('ur')
    expect(day('2026-12-03')).toBe('3\u00a0دسمبر\u00a02026')
    expect(dayMonth('2026-12-03')).toBe('3\u00a0دسمبر')
    expect(moment('2026-12-03T16:59:00.000Z', 'Asia/Karachi')).toMatch(
      /^3\u00a0دسمبر\u00a02026\D+21:59$/,
    )
    expect(weekday(0)).toBe('پیر')
  })

  it('Urdu says rupees by their name, after the figure, as the lender writes them', () => {
    const { money } = formattersOf('ur')
    expect(money({ amount: 1_052_000, currency: 'PKR' })).toBe('10,520.00\u00a0روپے')
  })

  it('an offer leaves out .00, and only that', () => {
    const { roundMoney } = formattersOf('en')
    expect(roundMoney({ amount: 2_000_000, currency: 'THB' })).toBe('฿20,000')
    expect(roundMoney({ amount: 2_000_050, currency: 'THB' })).toBe('฿20,000.50')
  })

  it('the largest amount of the contract is written exactly', () => {
    const { money } = formattersOf('en')
    expect(money({ amount: 1_000_000_000_000, currency: 'THB' })).toBe('฿10,000,000,000.00')
    expect(money({ amount: 999_999_999_999, currency: 'THB' })).toBe('฿9,999,999,999.99')
  })

  it('an amount is written as the kit writes it, with the label of the language (D3)', () => {
    const rupees = { amount: 100_000, currency: 'PKR' } as const
    expect(formattersOf('en').money(rupees)).toBe('PKR\u00a01,000.00')
    expect(formattersOf('th').money(rupees)).toBe(formatMoney({ ...rupees, locale: 'th' }).text)
  })

  it('years are Buddhist in Thai, and Gregorian elsewhere', () => {
    expect(formattersOf('th').day('2026-12-03')).toBe('3\u00a0ธ.ค.\u00a02569')
    expect(formattersOf('th').moment('2026-12-31T17:30:00.000Z', 'Asia/Bangkok')).toMatch(
      /^1\u00a0ม\.ค\.\u00a02570 00:30\u00a0น\.$/,
    )
    expect(formattersOf('en').day('2026-12-03')).toBe('3\u00a0Dec\u00a02026')
    expect(formattersOf('ar').day('2026-12-03')).toBe('3\u00a0ديسمبر\u00a02026')
  })

  it.each(['th', 'en', 'ar', 'ur', 'es'] as const)(
    '%s lets a line end before a time, never inside a date',
    (language) => {
      const { day, dayMonth, moment } = formattersOf(language)
      expect(day('2026-12-03') + dayMonth('2026-12-03')).not.toContain(' ')
      expect(moment('2026-12-03T16:59:00.000Z', 'Asia/Bangkok')).toMatch(/^\S+(?:\u00a0\S+)+ 23:59/)
    },
  )

  it('an instant is shown in the zone of the lender', () => {
    const { moment } = formattersOf('en')
    expect(moment('2026-12-03T17:30:00.000Z', 'Asia/Bangkok')).toMatch(/4.*2026.*00:30/)
  })

  it.each(all)('%s writes the time of a day by 24 hours, from 00', (language) => {
    const { moment } = formattersOf(language)
    const written = ['2026-12-03T16:59:00.000Z', '2026-12-03T19:09:00.000Z'].map((instant) =>
      moment(instant, 'Asia/Karachi'),
    )
    expect(written[0]).toContain('21:59')
    expect(written[1]).toContain('00:09')
    expect(written.join()).not.toMatch(/[ap]\.?\s?m|[صم]\b|ق\.ظ|قبل|بعد/i)
  })

  it.each(all)('%s writes a percent sign right behind its figure', (language) => {
    expect(formattersOf(language).rate(2280)).toMatch(/^22[.,]8%$/)
  })

  it('a rate is basis points with its percent sign', () => {
    expect(formattersOf('en').rate(2280)).toBe('22.8%')
    expect(formattersOf('th').rate(2200)).toBe('22%')
  })
})

describe('the language of a first visit', () => {
  it('is the best match of what the browser wants', () => {
    expect(bestLanguage(['fr-FR', 'en-GB', 'th'], ['th', 'en'])).toBe('en')
  })

  it('is one that the country offers', () => {
    expect(bestLanguage(['ur-PK', 'ar'], ['th', 'en', 'ar'])).toBe('ar')
  })

  it('is the first of the country when nothing matches', () => {
    expect(bestLanguage(['fr'], ['th', 'en'])).toBe('th')
  })
})
