// The lender with the defect of `keys-apart.ts`, as a process that a trial may kill.
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/lending/settings/settings.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { withKeysApart } from './keys-apart.ts'

const settings = readSettings(process.env, { dataDir: '', appFolder: '' })
const database = withKeysApart(await openDatabase(settings), 150)
const app = await buildApp({ settings, database, logger: false })
await app.listen({ port: settings.port, host: settings.host })
