import { describe, expect, it } from 'vitest'
import { after, allowedIn, isOpen, lifeCycle, type OrderState } from './order-life-cycle.ts'

const states = Object.keys(lifeCycle) as OrderState[]

describe('the life of an order', () => {
  it('leads from applying to being repaid', () => {
    let state: OrderState = 'applied'
    for (const event of ['approve', 'sign', 'pay_out', 'fall_overdue', 'repay'] as const) {
      state = after(state, event) ?? state
    }
    expect(state).toBe('repaid')
  })

  it('pays out only what was signed', () => {
    expect(states.filter((state) => after(state, 'pay_out'))).toEqual(['signed'])
  })

  it('can be abandoned only before the money is on its way', () => {
    expect(states.filter((state) => after(state, 'abandon'))).toEqual([
      'applied',
      'approved',
      'payout_failed',
    ])
  })

  it('has an end in which nothing more happens', () => {
    for (const state of states.filter((each) => !isOpen(each) && each !== 'written_off')) {
      expect(allowedIn(state)).toEqual([])
    }
  })

  it('reaches every state from applying', () => {
    const reached = new Set<OrderState>(['applied'])
    for (const state of reached) {
      for (const event of allowedIn(state)) reached.add(after(state, event) ?? state)
    }
    expect([...reached].sort()).toEqual([...states].sort())
  })
})
