import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Without this, interactions of tests that are gone would stay in the file for ever. */
export default function forgetTheOldPact(): void {
  rmSync(join(import.meta.dirname, '../../../pacts/paso-sdk-lender.json'), { force: true })
}
