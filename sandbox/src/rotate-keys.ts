import { join } from 'node:path'
import { rotateKeys } from './keyring/rotate-keys.ts'
import { readSettings } from './settings.ts'
import { openDatabase } from './store/open.ts'

// `npm run keys:rotate -w sandbox`: everything that is stored under an older key gets the current one.
const root = join(import.meta.dirname, '../..')
const settings = readSettings(process.env, {
  dataDir: join(root, '.paso/data'),
  appFolder: join(root, 'app/dist'),
})
const database = await openDatabase(settings)
try {
  const done = await rotateKeys(database)
  process.stdout.write(`${done} values sealed anew with the key ${settings.keyring.current}\n`)
} finally {
  await database.close()
}
