import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReaderBusy, ReaderTooSlow, TextEngine } from '../../../src/lending/ocr/text-engine.ts'
import { runs } from '../../support/processes.ts'

const path = join(import.meta.dirname, '../../../specimens/th-id-front.jpg')
const front = readFileSync(path)

describe('the process that reads pictures', () => {
  let engine = new TextEngine()
  afterEach(() => {
    vi.restoreAllMocks()
    return engine.close()
  })

  it('starts with the first picture, is used again, and comes after everybody’s calls', async () => {
    engine = new TextEngine()
    expect(engine.pid).toBeUndefined()
    const first = await engine.read(front)
    const pid = Number(engine.pid)
    expect(getPriority(pid)).toBe(10)
    expect(await engine.read(front)).toEqual(first)
    expect(engine.pid).toBe(pid)
  })

  it('is another one after it died, idle or with a picture', async () => {
    engine = new TextEngine()
    await engine.read(front)
    const first = Number(engine.pid)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => engine.pid).toBeUndefined()
    await engine.read(front)
    const second = Number(engine.pid)
    expect(second).not.toBe(first)
    // It may have ended before the picture, or for want of memory: a fresh one reads it.
    process.kill(second, 'SIGSTOP')
    const both = Promise.all([engine.read(front), engine.read(front)])
    process.kill(second, 'SIGKILL')
    await both
    expect(engine.pid).not.toBe(second)
  })

  it('that dies of a picture twice is no fault of the lender’s: the caller comes again', async () => {
    engine = new TextEngine()
    const refused = expect(engine.read(front)).rejects.toBeInstanceOf(ReaderBusy)
    for (const _ of ['first', 'second']) {
      await expect.poll(() => engine?.pid).toBeDefined()
      const pid = Number(engine.pid)
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => engine?.pid).not.toBe(pid)
    }
    await refused
    await engine.read(front)
  })

  it('is ended where a turn has had its processor time, whichever picture took it', async () => {
    engine = new TextEngine(4, 5_000)
    let pictures = 0
    const turn = engine.inTurn(async (reader) => {
      for (; pictures < 1_000; pictures++) await reader.read(front)
    })
    await expect(turn).rejects.toBeInstanceOf(ReaderTooSlow)
    expect(pictures).toBeGreaterThan(1)
    expect(engine.pid).toBeUndefined()
  })

  it('is ended where it has had no processor time for a minute, and the caller comes again', async () => {
    engine = new TextEngine()
    await engine.read(front)
    const pid = Number(engine.pid)
    process.kill(pid, 'SIGSTOP')
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const minute = new AbortController()
    timeout.mockReturnValueOnce(minute.signal)
    const hung = engine.read(front)
    minute.abort(new DOMException('a minute', 'TimeoutError'))
    await expect(hung).rejects.toBeInstanceOf(ReaderBusy)
    expect(timeout).toHaveBeenCalledWith(60_000)
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it.each([
    ['ends', 'clearInterval(held)'],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ])('goes with its lender, which it keeps from nothing, when that %s', async (_, last) => {
    const module = new URL('../../../src/lending/ocr/text-engine.ts', import.meta.url).href
    const program = `
      const { readFileSync } = await import('node:fs')
      const { TextEngine } = await import(${JSON.stringify(module)})
      const held = setInterval(() => undefined, 1_000)
      const engine = new TextEngine()
      await engine.read(readFileSync(${JSON.stringify(path)}))
      process.stdout.write(String(engine.pid))
      void engine.read(readFileSync(${JSON.stringify(path)}))
      ${last}`
    const lender = spawnSync(process.execPath, ['--input-type=module', '-e', program])
    expect(lender.signal).toBe(last.includes('SIGKILL') ? 'SIGKILL' : null)
    const pid = Number(lender.stdout)
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => runs(pid)).toBe(false)
  })
})
