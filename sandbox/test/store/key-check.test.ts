import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reset } from '../../src/world/console/reset.ts'
import { checkKeys, WrongStorageKeys } from '../../src/store/opening/key-check.ts'
import {
  newKeyringText,
  newKeyText,
  readKeyring,
  type Keyring,
} from '../../src/store/sealing/keyring.ts'
import { rotateKeys } from '../../src/store/opening/rotate-keys.ts'
import { Vault } from '../../src/store/sealing/vault.ts'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { signedIn } from '../support/borrowers.ts'
import {
  createDatabase,
  bothEngines,
  keyringText,
  startNewDatabase,
  type TestDatabase,
} from '../support/databases.ts'
import { startLender } from '../support/lender.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

const [k1 = '', search = ''] = keyringText.split(',')
const k2 = newKeyText('k2')
const right = [k1, search]
const turning = [k2, k1, search]
const turned = [k2, search]
const others: [string, string[]][] = [
  ['all keys are others', newKeyringText().split(',')],
  ['the search key is another', [k1, newKeyText('search')]],
  ['the key of that id is another', [newKeyText('k1'), search]],
  ['the key is missing', turned],
]

const REFUSAL = /^STORAGE_KEYS does not hold the keys that this database was sealed with .*\n$/

function keyringOf(keys: string[]): Keyring {
  const keyring = readKeyring(keys.join(','))
  if (!keyring) throw new Error('no keyring')
  return keyring
}

/** Runs a program as somebody runs it, until it ends by itself. */
async function run(
  program: 'server' | 'commands/rotate-keys',
  keys: string[],
  env: Record<string, string>,
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../src/${program}.ts`)], {
    env: { ...process.env, PORT: String(await freePort()), STORAGE_KEYS: keys.join(','), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A lender that starts after all would never end.
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 100_000)
  let said = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(tooLong)
  return { said, code }
}

describe.each(bothEngines)('the keys of a database on %s', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await startNewDatabase(engine)
  })
  afterEach(() => test.stop())

  /** What a start with these keys does besides migrating. */
  const check = (keys: string[]): Promise<void> =>
    test.database.asOwner((owner) => checkKeys({ ...owner, vault: new Vault(keyringOf(keys)) }))

  it('are let in again, and no others are', async () => {
    for (const [what, keys] of others) {
      await expect(check(keys), what).rejects.toThrow(WrongStorageKeys)
    }
    await check(right)
    await check(turning)
  })

  it('may be turned: then the newer are let in, and the older alone are not', async () => {
    const vault = new Vault(keyringOf(turning))
    const { database } = test
    const turn: Database = {
      ...database,
      transaction: (work) => database.transaction((tx) => work({ ...tx, vault })),
    }
    expect(await rotateKeys(turn)).toBe(1)
    await check(turned)
    await expect(check(right)).rejects.toThrow(WrongStorageKeys)
  })

  it('stay when the sandbox starts over', async () => {
    await reset(test.database)
    await expect(check(turned)).rejects.toThrow(WrongStorageKeys)
    await check(right)
  })

  it('are those of its borrowers, where they came before the check', async () => {
    const app = await startLender(test.database)
    await signedIn(app, test.database)
    await app.close()
    await test.database.query('delete from key_checks')
    for (const [what, keys] of others) {
      await expect(check(keys), what).rejects.toThrow(WrongStorageKeys)
    }
    await check(right)
    await expect(check(turned)).rejects.toThrow(WrongStorageKeys)
  })
})

describe('a data folder', () => {
  it('does not open with keys that were made anew', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paso-key-check-'))
    await (await openDatabase({ dataDir: folder, keyring: keyringOf(right) })).close()
    const said = run('server', newKeyringText().split(','), { DATA_DIR: folder, DATABASE_URL: '' })
    expect(await said).toEqual({ said: expect.stringMatching(REFUSAL) as string, code: 1 })
    rmSync(folder, { recursive: true, force: true })
  })
})

describe('keys that are wrong', () => {
  let test: TestDatabase
  let env: Record<string, string>
  beforeEach(async () => {
    test = await startNewDatabase('postgres')
    env = { DATABASE_URL: test.url ?? '' }
  })
  afterEach(() => test.stop())

  it('keep a lender from starting, in words', async () => {
    const { said, code } = await run('server', newKeyringText().split(','), env)
    expect(said).toMatch(REFUSAL)
    expect(said).toContain('the file storage-keys of the DATA_DIR')
    expect(code).toBe(1)
  })

  it('keep the command that turns them from working, in words', async () => {
    expect(await run('commands/rotate-keys', turning, env)).toEqual({
      said: '1 values sealed anew with the key k2\n',
      code: 0,
    })
    const { said, code } = await run('commands/rotate-keys', right, env)
    expect(said).toMatch(REFUSAL)
    expect(code).toBe(2)
    await test.database.query(
      `insert into texts (id, app_id, phone_prefix, phone, phone_hash, body, sent_at)
       values (gen_random_uuid(), 'paso-th', '+66', 'k0.AAAA', '', 'k0.AAAA', now())`,
    )
    const missing = await run('commands/rotate-keys', turning, env)
    expect(missing.said).toMatch(/^A stored value does not open .*: name the older keys on .*\n$/)
    expect(missing.code).toBe(2)
  })
})

describe('two first starts at once', () => {
  it('agree on the keys of one, and the other is refused unless it has the same', async () => {
    const test = await startNewDatabase('postgres')
    const databaseUrl = await createDatabase(test.url ?? '')
    const start = (text: string): Promise<Database> =>
      openDatabase({ databaseUrl, keyring: keyringOf([text]) })
    const [one, two] = [newKeyringText(), newKeyringText()]
    const starts = await Promise.allSettled([one, one, two, two].map(start))
    const open = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const refused = starts.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    )
    await Promise.all(open.map((database) => database.close()))
    expect(refused).toEqual([expect.any(WrongStorageKeys), expect.any(WrongStorageKeys)])
    expect(open).toHaveLength(2)
    expect(starts[0]?.status).toBe(starts[1]?.status)
    await test.stop()
  })
})
