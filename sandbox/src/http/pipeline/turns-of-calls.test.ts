import { expect, test } from 'vitest'
import { turnsOfCalls } from './turns-of-calls.ts'

test.each(['pglite', 'postgres'] as const)(
  'reports of apps are at work one by one on %s, and no call waits for them',
  async (engine) => {
    const turnsOf = turnsOfCalls(engine)
    const [reports, calls] = [turnsOf('logEvent'), turnsOf('getProfile')]
    expect(turnsOf('reportAppInfo')).toBe(reports)
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    let atWork = 0
    const report = () =>
      reports.atWork.inTurn('network', async () => {
        atWork += 1
        await ended
      })
    // As many as one borrower has places for.
    const sent = Array.from({ length: 64 }, () => reports.ofOne.inTurn('borrower', report))
    await expect(reports.ofOne.inTurn('borrower', report)).rejects.toMatchObject({ isOwners: true })
    const call = () => calls.atWork.inTurn('borrower', async () => 'answered')
    expect(await calls.ofOne.inTurn('borrower', call)).toBe('answered')
    expect(atWork).toBe(1)
    end()
    await Promise.all(sent)
    expect(atWork).toBe(64)
  },
)
