import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NoPlace } from '../../../src/foundation/turns.ts'
import { Typesetter, TypesettingFailed } from '../../../src/lending/papers/typesetter.ts'
import { runs, startedWith } from '../../support/processes.ts'

/** A source on which the native typesetter ends its own process: nested deeper than its stack. */
const DEADLY = `// Tuayang\n#${'('.repeat(100_000)}`

const isPdf = (pdf: Uint8Array): boolean => Buffer.from(pdf).toString('latin1', 0, 5) === '%PDF-'

describe('a typesetter', () => {
  let typesetter = new Typesetter()
  afterEach(() => {
    vi.useRealTimers()
    return typesetter.close()
  })

  it('outlives a text that kills its process, and sets the papers that waited', async () => {
    typesetter = new Typesetter()
    const answers = await Promise.allSettled(
      ['first', DEADLY, 'third', 'fourth'].map((source) => typesetter.set(source)),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    const [, killed] = answers as [unknown, PromiseRejectedResult]
    expect(killed.reason).toBeInstanceOf(TypesettingFailed)
    expect(killed.reason).toMatchObject({ code: expect.stringMatching(/^SIG/) as unknown })
    expect(String(killed.reason)).not.toContain('Tuayang')
    expect(isPdf(await typesetter.set('next'))).toBe(true)
  })

  it('keeps its process from paper to paper, and starts another where it ended idle', async () => {
    typesetter = new Typesetter()
    expect(typesetter.pid).toBeUndefined()
    await typesetter.set('first')
    const { pid } = typesetter
    await typesetter.set('second')
    expect(typesetter.pid).toBe(pid)
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(() => typesetter.pid).toBeUndefined()
    expect(isPdf(await typesetter.set('third'))).toBe(true)
    expect(typesetter.pid).not.toBe(pid)
  })

  it('says that a source is refused, and sets the next one', async () => {
    typesetter = new Typesetter()
    await expect(typesetter.set('#nonsense')).rejects.toMatchObject({ code: 'refused' })
    expect(isPdf(await typesetter.set('next'))).toBe(true)
  })

  it('sets a paper whose last letter ends in the same byte as the one before', async () => {
    typesetter = new Typesetter()
    expect(isPdf(await typesetter.set('#text("\u2068Ali\u2069")'))).toBe(true)
    expect(isPdf(await typesetter.set('#text("é")'))).toBe(true)
  })

  it('gives up a paper whose process hangs, ends that process and sets the next paper', async () => {
    typesetter = new Typesetter(4, 4_000)
    // Time stands still but for the one limit that is to be reached.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await typesetter.set('first')
    const pid = Number(typesetter.pid)
    process.kill(pid, 'SIGSTOP')
    const both = Promise.allSettled([typesetter.set('hung'), typesetter.set('next')])
    await vi.advanceTimersByTimeAsync(4_000)
    const [hung, next] = await both
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'too_slow' } })
    expect(next.status).toBe('fulfilled')
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it('takes only so many papers at a time', async () => {
    typesetter = new Typesetter(2)
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((each) => typesetter.set(each)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: expect.any(NoPlace) as unknown })
    expect(isPdf(await typesetter.set('d'))).toBe(true)
  })

  it('ends its process once what waits is set, and starts another for a later paper', async () => {
    typesetter = new Typesetter()
    await typesetter.set('first')
    const pid = Number(typesetter.pid)
    const [second] = await Promise.all([typesetter.set('second'), typesetter.close()])
    expect(isPdf(second)).toBe(true)
    expect(runs(pid)).toBe(false)
    expect(isPdf(await typesetter.set('third'))).toBe(true)
  })

  it.each([
    ['ends', ''],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ])('goes with its lender, which it keeps from nothing, when that %s', async (_, last) => {
    const program = `
      const { Typesetter } = await import(${JSON.stringify(new URL('../../../src/lending/papers/typesetter.ts', import.meta.url).href)})
      const typesetter = new Typesetter()
      await typesetter.set('paper')
      process.stdout.write(String(typesetter.pid))
      ${last}`
    const lender = spawnSync(process.execPath, ['--input-type=module', '-e', program])
    expect(lender.signal).toBe(last === '' ? null : 'SIGKILL')
    const pid = Number(lender.stdout)
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it('sees nothing of the lender’s environment, where its keys are', async () => {
    typesetter = new Typesetter()
    await typesetter.set('paper')
    const started = startedWith(Number(typesetter.pid))
    expect(started).toContain('typesetter-process')
    expect(started).not.toContain('PATH=')
  })
})
