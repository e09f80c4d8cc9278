// Everything about the description that the first linter does not judge. Prints what is wrong and ends with 1, or nothing.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './set-up/pinned-node.mjs'
import { breakingChanges } from './checking/description/breaking-changes.ts'
import { LEAST_SCORE, scoreOf } from './checking/description/score.ts'
import { spectralFindings } from './checking/description/spectral-findings.ts'

const bundle = join(root, 'openapi/lender.bundle.json')
const expanded = join(root, 'openapi/lender.expanded.json')
const released = join(root, 'openapi/released/lender.json')

const complaints = [
  ...scoreComplaints(),
  ...releaseComplaints(),
  ...(await spectralComplaints(bundle)),
  ...(await spectralComplaints(expanded)),
]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

function scoreComplaints(): string[] {
  const { score, weakest } = scoreOf(bundle)
  if (score > LEAST_SCORE) return []
  return [
    `The score is ${String(score)} and has to be above ${String(LEAST_SCORE)}. The weakest: ${weakest.join(', ')}`,
  ]
}

function releaseComplaints(): string[] {
  if (!existsSync(released))
    return ['There is no released contract to compare with: node scripts/release-contract.ts']
  const broken = breakingChanges(released, bundle)
  if (broken.length === 0) return []
  return [
    'This breaks callers of the released contract. Undo it, or raise the major part of info.version in openapi/lender.yaml:',
    ...broken.map((sentence) => `- ${sentence}`),
  ]
}

async function spectralComplaints(file: string): Promise<string[]> {
  const findings = await spectralFindings(file)
  return findings.map((finding) => `${relative(root, file)}: ${finding}`)
}
