import { UnreadableValue } from '../store/sealing/keyring.ts'
import { rotateKeys } from '../store/opening/rotate-keys.ts'
import { runOnDatabase } from './run-on-database.ts'
import { LOCK_TIMEOUT, sqlState } from '../store/database/database.ts'

// `npm run keys:rotate -w sandbox`: everything that is stored under an older key gets the current one.
await runOnDatabase(async (database) => {
  const done = await rotateKeys(database).catch((error: unknown) => {
    throw inWords(error)
  })
  const { current } = database.vault.keyring
  process.stdout.write(`${done} values sealed anew with the key ${current}\n`)
  return 0
})

/** What an operator who turns the keys can mend; anything else as it is. */
function inWords(error: unknown): unknown {
  if (error instanceof UnreadableValue) {
    return new Error(
      `A stored value does not open (${error.message}): name the older keys on STORAGE_KEYS until this command has ended well, and run it again. What it sealed anew stays so.`,
      { cause: error },
    )
  }
  if (sqlState(error) === LOCK_TIMEOUT) {
    return new Error(
      'A lender held a row for too long. What was sealed anew stays so: run this command again.',
      { cause: error },
    )
  }
  return error
}
