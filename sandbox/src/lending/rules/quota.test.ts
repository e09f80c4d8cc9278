import { describe, expect, it } from 'vitest'
import { assess } from './quota.ts'
import { countries } from '../countries/countries.ts'

const today = '2026-11-21'
const { product } = countries.TH
const adult = { incomeBand: 'th_15000_to_19999', birthDate: '1990-05-05', lateUntil: undefined }

describe('the scoring', () => {
  it('follows the income band', () => {
    expect(assess(product, adult, today)).toEqual({ outcome: 'granted', limit: 1_200_000 })
    const most = { ...adult, incomeBand: 'th_30000_and_up' }
    expect(assess(product, most, today)).toEqual({ outcome: 'granted', limit: 2_000_000 })
  })

  it('gives half before the age of twenty', () => {
    const young = { ...adult, birthDate: '2007-01-01' }
    expect(assess(product, young, today)).toEqual({ outcome: 'granted', limit: 600_000 })
  })

  it('refuses a minor until the eighteenth birthday', () => {
    expect(assess(product, { ...adult, birthDate: '2008-11-22' }, today)).toEqual({
      outcome: 'refused',
      reason: 'too_young',
      applyAgainOn: '2026-11-22',
    })
    expect(assess(product, { ...adult, birthDate: '2008-11-21' }, today).outcome).toBe('granted')
    expect(assess(product, { ...adult, birthDate: '2012-02-29' }, today)).toMatchObject({
      applyAgainOn: '2030-03-01',
    })
  })

  it('refuses the lowest income for ninety days and who paid late until that no longer counts', () => {
    const refusals = [
      { ...adult, incomeBand: 'th_below_6000' },
      { ...adult, lateUntil: '2026-12-24' },
    ].map((applicant) => assess(product, applicant, today))
    expect(refusals).toEqual([
      { outcome: 'refused', reason: 'income_too_low', applyAgainOn: '2027-02-19' },
      { outcome: 'refused', reason: 'record_of_late_payment', applyAgainOn: '2026-12-24' },
    ])
  })

  it('keeps every limit within the product', () => {
    for (const market of Object.values(countries)) {
      for (const incomeBand of ['from_10000_to_15000', 'above_50000', 'mx_3000_to_5999']) {
        const found = assess(
          market.product,
          { ...adult, incomeBand, birthDate: '2007-01-01' },
          today,
        )
        if (found.outcome !== 'granted') continue
        expect(found.limit).toBeGreaterThanOrEqual(market.product.minAmount)
        expect(found.limit).toBeLessThanOrEqual(market.product.maxAmount)
      }
    }
  })
})
