import { describe, expect, it } from 'vitest'
import { findList, keepList } from '../src/device-lists/list-store.ts'
import { newKeyringText, newKeyText, readKeyring, UnreadableValue } from '../src/keyring/keyring.ts'
import { rotateKeys } from '../src/keyring/rotate-keys.ts'
import { engines, startDatabase } from './databases.ts'
import { newBorrower } from './direct-call.ts'

describe.each(engines)('turning the keys on %s', { timeout: 60_000 }, (engine) => {
  it('seals everything anew, so that the older key may go', async () => {
    const test = await startDatabase(engine)
    const oldText = newKeyringText()
    const newText = newKeyText('k2')
    const older = readKeyring(oldText)
    const both = readKeyring(`${newText},${oldText}`)
    const newer = readKeyring(`${newText},${oldText.slice(oldText.indexOf('search:'))}`)
    if (!older || !both || !newer) throw new Error('no keyring')
    const entries = [{ name: 'Malee', phone: '0898765432' }]
    const ids: string[] = []
    for (let made = 0; made < 25; made++) {
      const { id } = await newBorrower(test.database)
      await keepList(
        test.database,
        older,
        { borrowerId: id, list: 'contacts', entries },
        new Date(),
      )
      ids.push(id)
    }
    expect(await rotateKeys(test.database, both)).toBe(25)
    expect(await rotateKeys(test.database, both)).toBe(0)
    for (const id of ids) {
      expect((await findList(test.database, newer, id, 'contacts'))?.entries).toEqual(entries)
      await expect(findList(test.database, older, id, 'contacts')).rejects.toThrow(UnreadableValue)
    }
    await test.stop()
  })
})
