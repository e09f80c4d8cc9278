import { describe, expect, it } from 'vitest'
import {
  isOpenPage,
  nextPage,
  stepList,
  type FormPage,
  type Progress,
} from '../../../src/lending/certification/steps.ts'

const progress = (saved: FormPage[], drafted: FormPage[] = []): Progress => ({
  saved: new Set(saved),
  drafted: new Set(drafted),
})
const statuses = (...args: Parameters<typeof progress>): number[] =>
  stepList(progress(...args)).map((step) => step.status)
const open = (...saved: FormPage[]): FormPage[] =>
  (['identity', 'personal', 'basic', 'location', 'emergency', 'work'] as const).filter((page) =>
    isOpenPage(page, progress(saved)),
  )

describe('the certification steps', () => {
  it('start with the identity document', () => {
    expect(statuses([])).toEqual([0, 0, 0, 0, 0])
    expect(nextPage(progress([]))).toBe('identity')
    expect(open()).toEqual(['identity'])
  })

  it('hold the identity step at 10 until its details are confirmed', () => {
    expect(statuses(['identity'])).toEqual([10, 0, 0, 0, 0])
    expect(nextPage(progress(['identity']))).toBe('personal')
    expect(statuses(['identity', 'personal'])).toEqual([2, 2, 0, 0, 0])
  })

  it('let the later steps open while the details wait for confirmation', () => {
    expect(open('identity')).toEqual(['identity', 'personal', 'basic', 'location'])
    expect(statuses(['identity', 'basic', 'location', 'emergency', 'work'])).toEqual([
      10, 0, 2, 2, 2,
    ])
    expect(nextPage(progress(['identity', 'basic', 'location', 'emergency', 'work']))).toBe(
      'personal',
    )
  })

  it('complete the personal information with both of its pages', () => {
    expect(statuses(['identity', 'personal', 'location'])).toEqual([2, 2, 1, 0, 0])
    expect(nextPage(progress(['identity', 'personal', 'basic']))).toBe('location')
    expect(statuses(['identity', 'personal', 'basic', 'location'])).toEqual([2, 2, 2, 0, 0])
  })

  it('cannot be skipped', () => {
    expect(open('identity', 'personal', 'basic')).not.toContain('emergency')
    expect(open('identity', 'personal', 'basic', 'location')).not.toContain('work')
    expect(open('identity', 'personal', 'basic', 'location', 'emergency')).toContain('work')
  })

  it('are in progress once something was typed', () => {
    expect(statuses([], ['identity'])).toEqual([1, 0, 0, 0, 0])
    expect(statuses(['identity', 'personal'], ['work'])).toEqual([2, 2, 0, 0, 1])
  })

  it('end with no page left', () => {
    const all: FormPage[] = ['identity', 'personal', 'basic', 'location', 'emergency', 'work']
    expect(nextPage(progress(all))).toBeNull()
    expect(statuses(all)).toEqual([2, 2, 2, 2, 2])
  })
})
