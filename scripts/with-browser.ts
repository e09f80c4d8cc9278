// scripts/with-browser.ts <script.ts>: runs a script that drives a browser on the built app, with the browser found for it.
import { spawn } from 'node:child_process'
import { findOrInstallBrowser } from './set-up/browser.ts'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { environmentWithTools, root } from './set-up/pinned-node.mjs'

const browser = await findOrInstallBrowser(console.log)
if (typeof browser === 'string') stop('There is no browser.', [browser])
if (!(await buildAll(printBuild))) process.exit(1)

const child = spawn(process.execPath, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithTools({ PASO_BROWSER: browser.executable }),
})
child.on('exit', (code) => {
  process.exit(code ?? 1)
})
