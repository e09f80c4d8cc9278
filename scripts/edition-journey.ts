// scripts/edition-journey.ts <country> <title> [--lists]: builds the edition's app unless it is there, and walks the journeys
// of that title in it. With --lists the build may ask for lists of the device. npm run test:matrix calls it.
import { join } from 'node:path'
import { buildEditions, printBuild } from './set-up/build.ts'
import { runCommand, tool } from './set-up/run-command.ts'

const [country = '', title = '', lists] = process.argv.slice(2)
// Thailand's is built before anything is tested.
const codes = country === 'TH' && lists === undefined ? [] : [country]
const kind = lists === undefined ? 'editions' : 'editions-with-lists'
if (!(await buildEditions(codes, printBuild, kind))) process.exit(1)

const config = join('tests', 'editions', 'editions.config.ts')
const { code } = await runCommand(tool('playwright', ['test', '--config', config, '-g', title]), {
  shown: true,
})
process.exitCode = code
