import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeOperationsTable } from './operations-table.ts'

/**
 * Without this, interactions of tests that are gone would stay in the files for ever. After the tests, the table that
 * is made of what they wrote is written.
 */
export default function forgetTheOldPacts(): () => void {
  for (const name of ['paso-sdk-lender.json', 'paso-app-wrapper.json']) {
    rmSync(join(import.meta.dirname, '../../../pacts', name), { force: true })
  }
  return writeOperationsTable
}
