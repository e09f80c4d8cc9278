import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataFolder } from '../../src/store/opening/data-folder-lock.ts'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { engines, keyring, keyringText, startNewDatabase } from '../support/databases.ts'
import { startLender } from '../support/lender.ts'
import { plant } from '../support/planted-fault.ts'

/** A command as somebody runs it. */
function run(
  script: 'audit-verify' | 'books-check' | 'rotate-keys',
  env: Record<string, string>,
): Promise<{ said: string; code: number | null }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, `../../src/commands/${script}.ts`)],
    {
      env: { ...process.env, STORAGE_KEYS: keyringText, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => child.once('exit', (code) => resolve({ said, code })))
}

describe.each(engines)('the proofs by command on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'paso-proof-'))
  const env: Record<string, string> = {}
  let borrowerId: string
  let use: <T>(work: (database: Database) => Promise<T>) => Promise<T>
  let stop: () => Promise<void> = async () => {}
  beforeAll(async () => {
    if (engine === 'postgres') {
      const test = await startNewDatabase(engine)
      env['DATABASE_URL'] = test.url ?? ''
      use = (work) => work(test.database)
      stop = test.stop
    } else {
      env['DATA_DIR'] = folder
      // A folder is one process's at a time: it is closed before a command looks.
      use = async (work) => {
        const database = await openDatabase({ dataDir: folder, keyring })
        return work(database).finally(() => database.close())
      }
    }
    borrowerId = await use(async (database) => {
      const app = await startLender(database)
      const borrower = await certified(app, database)
      await withLoan(app, borrower)
      await app.close()
      return borrower.id
    })
  })
  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const planted = (fault: string) =>
    use((database) => database.asOwner((owner) => plant(owner, fault)))

  it('say so and end well when all is sound', async () => {
    expect(await run('books-check', env)).toEqual({
      said: '1 postings of 4 entries: sound\n',
      code: 0,
    })
    expect(await run('audit-verify', env)).toEqual({
      said: '1 chains, 4 entries that hold: sound\n',
      code: 0,
    })
  })

  it('find an error of one unit in an entry', async () => {
    const wrong = `update ledger_entries set amount = amount + 1 where account = 'cash_clearing'`
    await planted(wrong)
    const { said, code } = await run('books-check', env)
    await planted(wrong.replace('+ 1', '- 1'))
    expect(said).toContain('WRONG  a transaction does not sum to zero: ')
    expect(said).toContain(`of borrower ${borrowerId}\n`)
    expect(said).toContain('WRONG  the ledger does not sum to zero\n')
    expect(code).toBe(1)
  })

  it('find a changed entry of the audit log, and a last one that is gone', async () => {
    await planted(`update audit_entries set actor = 'job' where seq = 3`)
    expect(await run('audit-verify', env)).toEqual({
      said: expect.stringContaining(
        `WRONG  entry 3 of borrower ${borrowerId} was changed`,
      ) as string,
      code: 1,
    })
    await planted(`update audit_entries set actor = 'signing_app' where seq = 3;
      delete from audit_entries where seq = 4`)
    expect(await run('audit-verify', env)).toEqual({
      said: `WRONG  entry 4 of borrower ${borrowerId} is gone from the end of the chain
1 chains, 3 entries that hold: 1 wrong\n`,
      code: 1,
    })
  })
})

describe('the proofs by command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paso-proof-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('say where to look when there is nothing to look at', async () => {
    const { said, code } = await run('audit-verify', { DATA_DIR: folder, DATABASE_URL: '' })
    expect(said).toContain(`There is no database in ${folder}`)
    expect(code).toBe(2)
  })

  it('say who holds a folder that is in use', async () => {
    mkdirSync(join(folder, 'database'))
    const unlock = lockDataFolder(folder)
    const { said, code } = await run('books-check', { DATA_DIR: folder, DATABASE_URL: '' })
    unlock()
    expect(said).toContain(`is in use by process ${process.pid}`)
    expect(said).toContain('/sandbox/ledger')
    expect(code).toBe(2)
  })

  it('say so too before the keys are turned, without a stack', async () => {
    const unlock = lockDataFolder(folder)
    const { said, code } = await run('rotate-keys', { DATA_DIR: folder, DATABASE_URL: '' })
    unlock()
    expect(said).toMatch(/^The data folder .* is in use by process \d+\. .*\n$/)
    expect(code).toBe(2)
  })
})
