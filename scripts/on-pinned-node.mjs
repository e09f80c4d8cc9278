// node scripts/on-pinned-node.mjs [--set-up] <script.ts> [arguments]
// The bridge from whichever Node a newcomer has (20 or later) to the pinned one, on which all else runs.
import { spawn } from 'node:child_process'
import { environmentWithTools, pinnedNode, root } from './set-up/pinned-node.mjs'
import { installWhenNeeded, stop } from './set-up/install.mjs'

const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  stop(`Node ${process.versions.node} is too old.`, [
    'Install Node 20 or later: https://nodejs.org',
  ])
}

const args = process.argv.slice(2)
const setUp = args[0] === '--set-up'
if (setUp) args.shift()

const began = Date.now()
if (setUp) installWhenNeeded()
const node = pinnedNode()
if (!node) {
  stop(
    setUp
      ? `There is no packaged Node for ${process.platform} on ${process.arch}, and Node ${process.versions.node} is too old to run TypeScript files.`
      : 'The packages are not installed.',
    [
      setUp
        ? 'Install Node 24: https://nodejs.org'
        : 'Run `npm start` or `npm test` once: they set everything up.',
    ],
  )
}

const installSeconds = String((Date.now() - began) / 1000)
const child = spawn(node, args, {
  cwd: root,
  stdio: 'inherit',
  env: environmentWithTools({ PASO_INSTALL_SECONDS: installSeconds }),
})
// The child gets Ctrl-C from the terminal by itself; we only wait for its own orderly end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
process.on('SIGHUP', () => child.kill('SIGHUP'))
// A signal from outside ends only npm and its shell, and we would run on with no one to stop us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
