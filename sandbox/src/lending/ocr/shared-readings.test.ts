import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadingResult } from './read-identity.ts'
import { SharedReadings } from './shared-readings.ts'

describe('identical pictures', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const picture = (sign: string): Uint8Array => Buffer.from(`a picture of ${sign}`)
  const nothing: ReadingResult = { ok: false, reasons: ['not_a_document'] }
  const reads = () => vi.fn(async () => nothing)

  it('share a reading, under way or done', async () => {
    const [readings, read] = [new SharedReadings(), reads()]
    const both = [picture('one'), picture('one')].map((each) => readings.of('TH', each, read))
    expect(await Promise.all(both)).toEqual([nothing, nothing])
    expect(await readings.of('TH', picture('one'), read)).toEqual(nothing)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('are read anew as another kind of card, and so is another picture', async () => {
    const [readings, read] = [new SharedReadings(), reads()]
    await readings.of('TH', picture('one'), read)
    await readings.of('MX', picture('one'), read)
    await readings.of('TH', picture('two'), read)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('are read anew after a reading that failed', async () => {
    const readings = new SharedReadings()
    const busy = vi.fn(async (): Promise<ReadingResult> => {
      throw new Error('busy')
    })
    const both = [1, 2].map(() => readings.of('TH', picture('one'), busy))
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(busy).toHaveBeenCalledTimes(1)
    expect(await readings.of('TH', picture('one'), reads())).toEqual(nothing)
  })

  it('are forgotten some minutes after they were read', async () => {
    const [readings, read] = [new SharedReadings(64, 60_000), reads()]
    await readings.of('TH', picture('one'), read)
    await vi.advanceTimersByTimeAsync(59_999)
    await readings.of('TH', picture('one'), read)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await readings.of('TH', picture('one'), read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('are forgotten when too many others came since', async () => {
    const [readings, read] = [new SharedReadings(2), reads()]
    for (const sign of ['one', 'two', 'three']) await readings.of('TH', picture(sign), read)
    await readings.of('TH', picture('three'), read)
    expect(read).toHaveBeenCalledTimes(3)
    await readings.of('TH', picture('one'), read)
    expect(read).toHaveBeenCalledTimes(4)
  })
})
