// scripts/with-browser.ts [--postgres] <script.ts>: runs a script that drives a browser on the built app, with the browser found for
// it, and a PostgreSQL where asked for.
import { spawn } from 'node:child_process'
import { buildAll, printBuild } from './set-up/build.ts'
import { environmentWithTools, root } from './set-up/pinned-node.mjs'
import { prepareSurroundings } from './testing/surroundings.ts'

const args = process.argv.slice(2)
const postgres = args[0] === '--postgres'
if (!(await buildAll(printBuild))) process.exit(1)
const surroundings = await prepareSurroundings({ browser: true, postgres, pdfReader: false })

const child = spawn(process.execPath, postgres ? args.slice(1) : args, {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithTools({ ...surroundings.env }),
})
child.on('exit', (code) => {
  void surroundings.tidyUp().then(() => process.exit(code ?? 1))
})
