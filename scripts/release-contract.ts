// Makes the present description the released one, which later ones are compared with. Refused where it breaks the callers
// of the one before and its major version does not say so.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { breakingChanges } from './checking/description/breaking-changes.ts'
import { root } from './set-up/pinned-node.mjs'

const present = join(root, 'openapi/lender.bundle.json')
const released = join(root, 'openapi/released/lender.json')

const broken = existsSync(released) ? breakingChanges(released, present) : []
if (broken.length > 0) {
  console.error(
    'Not released: callers of the released contract would break, and info.version does not say so.',
  )
  for (const sentence of broken) console.error(`- ${sentence}`)
  process.exitCode = 1
} else {
  mkdirSync(dirname(released), { recursive: true })
  copyFileSync(present, released)
  console.log(
    'openapi/released/lender.json is now the contract that changes are compared with. Commit it.',
  )
}
