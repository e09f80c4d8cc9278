// scripts/edition-journey.ts <country> <title> [--lists]: builds the edition's app unless it is there, and walks the journeys
// of that title in it. With --lists the build may ask for lists of the device; with PSEUDO_WORDS=1 it has words of no
// language. npm run test:matrix calls it.
import { join } from 'node:path'
import { buildEditions, printBuild } from './set-up/build.ts'
import { runCommand, tool } from './set-up/run-command.ts'

const [country = '', title = '', lists] = process.argv.slice(2)
const isPseudo = process.env['PSEUDO_WORDS'] === '1'
const kind =
  lists !== undefined ? 'editions-with-lists' : isPseudo ? 'editions-in-no-language' : 'editions'
// Thailand's own is built before anything is tested.
const codes = country === 'TH' && kind === 'editions' ? [] : [country]
if (!(await buildEditions(codes, printBuild, kind))) process.exit(1)

const config = join('tests', 'editions', 'editions.config.ts')
const { code } = await runCommand(tool('playwright', ['test', '--config', config, '-g', title]), {
  shown: true,
})
process.exitCode = code
