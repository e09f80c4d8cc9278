/** What the forms of several countries have alike. Each stands alone, so that a bundle has only what its own country names. */
import type { CountryForms } from './country-profile.ts'

export const nameHint: CountryForms['nameHint'] = '照证件上印的写,不含称谓'

export const birthDateHint: CountryForms['birthDateHint'] = '例如 27 3 1997'

export const income: CountryForms['income'] = {
  currency: 'PKR',
  bands: {
    below_10000: [null, 10_000],
    from_10000_to_15000: [10_000, 15_000],
    from_15000_to_20000: [15_000, 20_000],
    from_20000_to_30000: [20_000, 30_000],
    from_30000_to_50000: [30_000, 50_000],
    above_50000: [50_000, null],
  },
}

export const payQuestion: CountryForms['payQuestion'] = {
  label: '发薪频率',
  missing: '请选择发薪频率',
}

export const words: CountryForms['words'] = {
  education: {
    undergraduate_and_above: '本科及以上',
    high_school: '高中',
    secondary_school: '中学',
    junior_high_and_below: '初中及以下',
  },
  payMethod: {
    weekly: '每周发放',
    daily_or_fortnightly: '每天或每两周发放',
    monthly: '每月发放',
    semi_monthly: '每半月发放',
  },
}
