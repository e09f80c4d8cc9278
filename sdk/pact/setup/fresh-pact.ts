import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Without this, interactions of tests that are gone would stay in the files for ever. */
export default function forgetTheOldPacts(): void {
  for (const name of ['paso-sdk-lender.json', 'paso-app-wrapper.json']) {
    rmSync(join(import.meta.dirname, '../../../pacts', name), { force: true })
  }
}
