// npm run check: all that can be said about the code without running it. With --all: anew, though nothing has changed.
import { runChecks } from './checking/run-checks.ts'
import { buildAll, printBuild } from './set-up/build.ts'

if (process.argv.includes('--all')) process.env.PASO_ALL = '1'
const began = performance.now()
// Types, package checks and sizes look at what is built.
const built = await buildAll(printBuild)
const { passed, failed, failures } = await runChecks()
const seconds = ((performance.now() - began) / 1000).toFixed(0)
if (failed > 0) console.log(`Failed:\n${failures.join('\n')}\n`)
console.log(`${String(passed)} checks passed, ${String(failed)} failed, in ${seconds} s`)
process.exitCode = built && failed === 0 ? 0 : 1
