import { describe, expect, it } from 'vitest'
import type { Step } from '../../lender/answers.ts'
import { isPageOpen } from './open-page.ts'

const steps = (...statuses: Step['status'][]): Step[] =>
  (['idnumber', 'personal_before', 'personalinfo', 'emergency', 'jobinfo'] as const).map(
    (code, index) => ({ code, status: statuses[index] ?? 0 }),
  )

describe('which page may be filled in', () => {
  it('only the first at the start', () => {
    expect(isPageOpen('identity', steps())).toBe(true)
    expect(isPageOpen('personal', steps())).toBe(false)
    expect(isPageOpen('work', steps())).toBe(false)
  })

  it('an earlier one again', () => {
    expect(isPageOpen('basic', steps(2, 2, 2, 2, 0))).toBe(true)
  })

  it('details to confirm hold up no later step', () => {
    expect(isPageOpen('personal', steps(10))).toBe(true)
    expect(isPageOpen('location', steps(10))).toBe(true)
    expect(isPageOpen('emergency', steps(10))).toBe(false)
  })

  it('none for a list that cannot be read', () => {
    expect(isPageOpen('identity', [])).toBe(false)
  })
})
