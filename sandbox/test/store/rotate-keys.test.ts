import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  newKeyText,
  readKeyring,
  UnreadableValue,
  type Keyring,
} from '../../src/store/sealing/keyring.ts'
import { rotateKeys } from '../../src/store/opening/rotate-keys.ts'
import { sealedColumns, sealedTables } from '../../src/store/sealing/sealed-columns.ts'
import { Vault } from '../../src/store/sealing/vault.ts'
import type { Database, Queryable } from '../../src/store/database/database.ts'
import { busyBorrower } from '../support/busy-borrower.ts'
import { bothEngines, keyring, startNewDatabase, type TestDatabase } from '../support/databases.ts'
import { console, SignedClient, startLender } from '../support/lender.ts'
import { tableNames } from '../support/opened-rows.ts'

function keyringOf(...texts: string[]): Keyring {
  const made = readKeyring(texts.join(','))
  if (!made) throw new Error('no keyring')
  return made
}

const textOf = (id: string): string => `${id}:${keyring.keys.get(id)?.export().toString('base64')}`
const k2 = newKeyText('k2')
const older = keyring.current
const both = keyringOf(k2, textOf(older), textOf('search'))
const newer = keyringOf(k2, textOf('search'))

/** The same rows under other keys. */
function withKeys(database: Database, keys: Keyring): Database {
  const vault = new Vault(keys)
  return {
    ...database,
    vault,
    transaction: (work) => database.transaction((tx) => work({ ...tx, vault })),
  }
}

describe.each(bothEngines)('turning the keys on %s', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await startNewDatabase(engine)
  })
  afterEach(() => test.stop())

  /** Fills every sealed column by the API, the lists and a picture that is half sent included. */
  async function filled(): Promise<{ token: string }> {
    const app = await startLender(test.database)
    const { borrower, client } = await busyBorrower(app, test.database)
    const phone = { phone_prefix: '+66', phone: borrower.phone, uuid: randomUUID() }
    const half = await client.post('/v2/file/ticket', {
      purpose: 'id_back',
      mime: 'image/jpeg',
      size: 20,
    })
    const sent = await app.inject({
      method: 'PATCH',
      url: `/v2/file/upload/${String(half.data['upload_id'])}`,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      payload: Buffer.alloc(10, 7),
    })
    expect(sent.statusCode).toBe(200)
    const request = { confirmed: true, reason: 'other' }
    expect((await client.post('/v2/account/cancel', request)).code).toBe(200)
    expect((await new SignedClient(app).post('/v2/user/send_code', phone)).code).toBe(200)
    const code = (await app.inject({ url: `/sandbox/api/texts?phone=${borrower.phone}` }))
      .json<{ texts: { code: string | null }[] }>()
      .texts.find((text) => text.code !== null)?.code
    const login = await new SignedClient(app).post('/v2/user/login', { ...phone, code })
    expect(login.data['cancellation_withdrawn']).toBe(true)
    await app.close()
    return { token: String(login.data['token']) }
  }

  /** The columns with values that a key of that id sealed, read as anybody reads a dump. */
  async function sealedWith(db: Queryable, id: string): Promise<string[]> {
    const found = new Set<string>()
    for (const table of await tableNames(test.database)) {
      for (const row of await db.query(`select * from ${table}`)) {
        for (const [column, value] of Object.entries(row)) {
          const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value
          if (typeof text === 'string' && text.startsWith(`${id}.`)) found.add(`${table}.${column}`)
        }
      }
    }
    return [...found].sort()
  }

  it('finds every sealed column in the one table, and the table names no other', async () => {
    await filled()
    expect(await sealedWith(test.database, older)).toEqual(Object.keys(sealedColumns).sort())
    for (const [name, key] of Object.entries(sealedColumns)) {
      const [table = ''] = name.split('.')
      expect(await uniqueKeys(table), name).toContainEqual([...key].sort())
    }
  })

  it('seals everything anew, so that the older key may go and the API shows the same', async () => {
    const { token } = await filled()
    const before = await shownTo(token, test.database)
    expect(await rotateKeys(withKeys(test.database, both))).toBeGreaterThan(
      Object.keys(sealedColumns).length,
    )
    expect(await rotateKeys(withKeys(test.database, both))).toBe(0)
    expect(await sealedWith(test.database, older)).toEqual([])
    expect(await sealedWith(test.database, 'k2')).toEqual(Object.keys(sealedColumns).sort())
    expect(await shownTo(token, withKeys(test.database, newer))).toEqual(before)
    for (const table of sealedTables) {
      const [row] = await test.database.query(`select * from ${table}`)
      expect(() => test.database.vault.openRow(table, row ?? {}), table).toThrow(UnreadableValue)
    }
  })

  it('waits for a row that a lender holds, and goes on beside the others', async () => {
    const { token } = await filled()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const isHeld = Promise.withResolvers<void>()
    const lender = test.database.transaction(async (tx) => {
      await tx.query('select id from borrowers for update')
      isHeld.resolve()
      // The embedded engine runs one transaction after the other: there the turning waits for all.
      await (engine === 'pglite' ? Promise.resolve() : held)
    })
    await isHeld.promise
    const turning = rotateKeys(withKeys(test.database, both))
    try {
      if (engine === 'postgres') {
        await expect.poll(() => sealedWith(test.database, older)).not.toContain('sessions.device')
        expect(await sealedWith(test.database, older)).toContain('borrowers.phone')
      }
    } finally {
      release()
    }
    await lender
    await turning
    expect(await sealedWith(test.database, older)).toEqual([])
    expect((await shownTo(token, withKeys(test.database, newer))).code).toBe(200)
  })

  it('waits anew where a row is held for longer than a statement waits, but not without end', async () => {
    await filled()
    const turning = withKeys(test.database, both)
    let refusals = 0
    const held = (times: number): Database => ({
      ...turning,
      transaction: (work) =>
        turning.transaction(async (tx) => {
          const done = await work(tx)
          // What the transaction wrote until then is undone with it.
          if (refusals++ < times) throw Object.assign(new Error('lock timeout'), { code: '55P03' })
          return done
        }),
    })
    await expect(rotateKeys(held(Infinity))).rejects.toMatchObject({ code: '55P03' })
    expect(await sealedWith(test.database, 'k2')).toEqual([])
    refusals = 0
    await rotateKeys(held(3))
    expect(await sealedWith(test.database, older)).toEqual([])
  })

  async function shownTo(token: string, database: Database) {
    const app = await startLender(database)
    const { code, data } = await new SignedClient(app, token).get('/v2/account/profile')
    const inbox = await new SignedClient(app, token).get('/v2/message/list')
    const texts = await app.inject({ url: '/sandbox/api/texts' })
    const books = await console(app, 'clock', { days: 0 })
    await app.close()
    return { code, data, inbox: inbox.data, texts: texts.json<unknown>(), done: books.body['done'] }
  }

  /** The columns of each primary or unique key of a table. */
  async function uniqueKeys(table: string): Promise<string[][]> {
    const rows = await test.database.query<{ columns: string[] }>(
      `select array_agg(a.attname::text order by a.attname::text) as columns
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.conrelid = $1::regclass and c.contype in ('p', 'u') group by c.oid`,
      [table],
    )
    return rows.map(({ columns }) => columns)
  }
})
