import { describe, expect, it } from 'vitest'
import type { Step, StepCode } from '../lender/answers.ts'
import {
  evaluationLedTo,
  firstOpenStep,
  progressPercent,
  screenOfStep,
  stepNumber,
} from './steps.ts'

const codes: StepCode[] = ['idnumber', 'personal_before', 'personalinfo', 'emergency', 'jobinfo']
const withStatuses = (...statuses: Step['status'][]): Step[] =>
  codes.map((code, index) => ({ code, status: statuses[index] ?? 0 }))

describe('steps', () => {
  it.each([
    ['idnumber', 'identity'],
    ['personal_before', 'personal'],
    ['personalinfo', 'basic'],
    ['emergency', 'emergency'],
    ['jobinfo', 'work'],
    ['codeError', 'home'],
    ['bankcard', 'prod'],
  ])('the step %s opens %s', (code, screen) => {
    expect(screenOfStep(code, withStatuses(2, 2, 0))).toBe(screen)
  })

  it('personalinfo opens /personal while the details read are still to be confirmed', () => {
    expect(screenOfStep('personalinfo', withStatuses(10, 2, 0))).toBe('personal')
  })

  it('status 10 lets the later steps open', () => {
    expect(firstOpenStep(withStatuses(10, 0))).toBe('personal_before')
  })

  it('another document leads back to /personal, however much was done before', () => {
    expect(firstOpenStep(withStatuses(10, 1, 2, 2, 2))).toBe('personal_before')
  })

  it('no step is open when all are completed', () => {
    expect(firstOpenStep(withStatuses(2, 2, 2, 2, 2))).toBeUndefined()
  })

  it.each([
    ['prod', 'prod'],
    ['repayment', 'repayment'],
    ['downSignApp', 'downSignApp'],
    // Not handed in yet, or to be handed in again.
    ['infoList', undefined],
    // Refused: what was filled in can be changed.
    ['home', undefined],
    [null, undefined],
    [undefined, undefined],
  ] as const)('home leads to %s next: the evaluation has led to %s', (next, to) => {
    expect(evaluationLedTo(next)).toBe(to)
  })

  it('an empty list is a codeError', () => {
    expect(firstOpenStep([])).toBe('codeError')
  })

  it('progress is 0 at the first step and 100 less 10 a step remaining after any other', () => {
    expect(codes.map((code) => progressPercent(code, codes))).toEqual([0, 70, 80, 90, 100])
  })

  it('people read step n of 5', () => {
    expect(codes.map((code) => stepNumber(code, codes))).toEqual([1, 2, 3, 4, 5])
  })
})
