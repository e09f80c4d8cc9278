// npm run dev: the app with hot reload, on the sandbox that runs already or on one started here.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { environmentWithTools, root } from './set-up/pinned-node.mjs'
import { whyPortIsRefused } from './set-up/ports.ts'

const port = Number(process.env.PORT ?? 4600)
const dataDir = process.env.DATA_DIR || join(root, '.paso', 'data')
const lender = `http://127.0.0.1:${String(port)}`

if (!(await buildAll(printBuild, 'packages'))) process.exit(1)

const children: ChildProcess[] = []
if (await answers(lender)) {
  console.log(`✓ using the sandbox on ${lender}`)
} else {
  const refused = await whyPortIsRefused(port, '127.0.0.1')
  if (refused !== undefined) {
    stop(`Port ${String(port)} is taken by something that is no sandbox (${refused}).`, [
      `Choose another: PORT=${String(port + 1)} npm run dev`,
    ])
  }
  console.log(`✓ starting a sandbox on ${lender}`)
  children.push(
    spawn(
      process.execPath,
      ['--watch', '--watch-preserve-output', join(root, 'sandbox', 'src', 'server.ts')],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environmentWithTools({
          PORT: String(port),
          DATA_DIR: dataDir,
        }),
      },
    ),
  )
}

const messages = join(root, 'app', 'build-steps', 'compile-messages.ts')
if (spawnSync(process.execPath, [messages], { stdio: 'inherit' }).status !== 0) process.exit(1)

// Vite itself and no npm between: a kill must reach it.
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const app = spawn(process.execPath, [vite], {
  cwd: join(root, 'app'),
  stdio: 'inherit',
  env: environmentWithTools({ SANDBOX: lender, PORT: String(port) }),
})
children.push(app)

// Ctrl-C reaches the children by itself; a plain kill does not.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM')
})
app.on('exit', (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code ?? 0
})

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
