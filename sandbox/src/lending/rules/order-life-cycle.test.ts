import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  after,
  allowedIn,
  isOpen,
  isOwed,
  lifeCycle,
  listOfStates,
  listOfStatesBefore,
  type OrderState,
} from './order-life-cycle.ts'

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

  it('is looked at by the job that lets it expire while it waits', () => {
    expect(listOfStatesBefore('expire')).toBe("'applied', 'approved'")
  })

  it('can be abandoned only before the money is on its way', () => {
    expect(states.filter((state) => after(state, 'abandon'))).toEqual([
      'applied',
      'approved',
      'payout_failed',
    ])
  })

  it('has final states without further events, but for a return that is matched late', () => {
    for (const state of states.filter((each) => !isOpen(each) && !isOwed(each))) {
      expect(allowedIn(state)).toEqual(state === 'repaid' ? ['return'] : [])
    }
  })

  it('is repaid from every state in which something is owed, and from no other', () => {
    expect(states.filter((state) => after(state, 'repay'))).toEqual(states.filter(isOwed))
  })

  it('ends in the states that the index of open orders leaves out', () => {
    const [migration = ''] = globSync('{sandbox/,}src/**/0001-lender.sql')
    const sql = readFileSync(migration, 'utf8')
    const [, left = ''] = /index orders_one_open[^;]+not in \(([^)]+)\)/.exec(sql) ?? []
    const sorted = (list: string) => list.split(', ').toSorted()
    expect(sorted(left)).toEqual(sorted(listOfStates((state) => !isOpen(state))))
  })

  it('reaches every state from applying', () => {
    const reached = new Set<OrderState>(['applied'])
    for (const state of reached) {
      for (const event of allowedIn(state)) reached.add(after(state, event) ?? state)
    }
    expect([...reached].sort()).toEqual([...states].sort())
  })
})
