import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, lockDataFolder } from '../../src/store/opening/data-folder-lock.ts'

/** No process has it: it is above the kernel's limit. */
const stale = JSON.stringify({ pid: 4_194_305, started: '1' })

describe('the lock of the data folder', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paso-lock-'))
    file = join(folder, 'sandbox.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('refuses a second holder and names the first', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid }))
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
    expect(() => lockDataFolder(folder)).toThrow(String(process.ppid))
  })

  it('is taken once by a process, and again when it was given back', () => {
    const release = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow('already open in this process')
    release()
    lockDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over from a process that is dead', () => {
    writeFileSync(file, stale)
    lockDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over from an earlier process that had the same id', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: '1' }))
    lockDataFolder(folder)()
  })

  it('is taken over even when a process died while it took it over', () => {
    writeFileSync(file, stale)
    writeFileSync(`${file}.takeover`, stale)
    lockDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['', '{"pid":41943', 'null'])('is not stale while it says no more than "%s"', (text) => {
    writeFileSync(file, text)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
    expect(readdirSync(folder)).toEqual(['sandbox.lock'])
  })

  it('is given back by a process that ends without having done so', () => {
    const module = new URL('../../src/store/opening/data-folder-lock.ts', import.meta.url)
    const work = `import { lockDataFolder } from '${module.href}'
      lockDataFolder(process.argv[1])
      process.exit(1)`
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', work, folder])
    expect(ended.status).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is got by one of four processes that find a stale one at the same instant', async () => {
    const [racers, rounds, step] = [4, 60, 40]
    for (let round = 0; round < rounds; round++) {
      mkdirSync(join(folder, String(round)))
      writeFileSync(join(folder, String(round), 'sandbox.lock'), stale)
    }
    const start = String(Date.now() + 1_500)
    const given = [fileURLToPath(new URL('../support/lock-racer.ts', import.meta.url)), folder]
    const running = Array.from({ length: racers }, () =>
      spawn(process.execPath, [...given, String(rounds), start, String(step)], {
        // Their words are not the runner's, which would wait for them to end.
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    )
    const said = await Promise.all(
      running.map(async ({ stdout }) => {
        const [line] = (await once(stdout, 'data')) as [Buffer]
        return JSON.parse(line.toString()) as string[]
      }),
    )
    for (const { stdin } of running) stdin.end()
    for (let round = 0; round < rounds; round++) {
      const outcomes = said.map((each) => each[round] ?? 'none').sort()
      expect(outcomes, `round ${round}`).toEqual([
        ...Array<string>(racers - 1).fill('DataFolderInUse'),
        'taken',
      ])
    }
  })
})
