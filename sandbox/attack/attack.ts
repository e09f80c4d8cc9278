// npm run attack -w sandbox: an attacker who has the description and nothing else, against a lender of this process.
// What is tried and what came back is printed; a hole ends it with 1.
//   … -- --part pictures        one part alone
//   … -- --bodies 2000 --seed 1  fewer made-up bodies than 20,000, and the same ones again
//   … -- --part bodies --seed 1 --from 4000 --bodies 2000  the third two thousand of them
import { parseArgs } from 'node:util'
import { packedCluster } from '../src/store/opening/packed-cluster.ts'
import { NoAnswer } from './call-limit.ts'
import { openGround } from './ground.ts'
import { access } from './parts/access.ts'
import { bodies } from './parts/bodies.ts'
import { counts } from './parts/counts.ts'
import { doors } from './parts/doors.ts'
import { folder } from './parts/folder.ts'
import { papers } from './parts/papers.ts'
import { pictures } from './parts/pictures.ts'
import { smallPrint } from './parts/small-print.ts'
import { Report } from './report.ts'

const parts = { access, counts, doors, folder, papers, pictures, 'small print': smallPrint, bodies }

const { values: given } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    bodies: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
  },
})
const unknown = given.part?.filter((name) => !(name in parts)) ?? []
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}

await packedCluster()
const report = new Report()
const ground = await openGround(
  {
    bodies: Number(given.bodies ?? 20_000),
    seed: Number(given.seed ?? Date.now() % 1_000_000),
    from: Number(given.from ?? 0),
  },
  report,
)
for (const [name, part] of Object.entries(parts)) {
  if (given.part?.includes(name) === false) continue
  report.begin(name)
  ground.announce(name)
  await part(ground, report).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error
    process.stdout.write(`  the rest of this part needs that answer, and was not tried\n`)
  })
}
await ground.close()
process.exit(report.end())
