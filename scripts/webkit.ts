// npm run webkit: the journeys that iPhones must not fail, in WebKit.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { environmentWithTools } from './set-up/pinned-node.mjs'
import { freePort } from './set-up/ports.ts'
import { runCommand, tool } from './set-up/run-command.ts'
import { findOrInstallWebKit } from './set-up/webkit.ts'

const webkit = await findOrInstallWebKit(console.log)
if (typeof webkit === 'string') stop('There is no WebKit.', [webkit])
if (!(await buildAll(printBuild))) process.exit(1)

const port = await freePort()
// It picks a free display itself and writes its number.
const screen = spawn(webkit.screen, ['-displayfd', '3', '-screen', '0', '800x1000x24'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
})
const display = await new Promise<string>((resolve, reject) => {
  screen.stdio[3]?.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`))
  screen.once('exit', () => reject(new Error('Xvfb ended before it showed a screen')))
})
const driver = spawn(webkit.driver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
  stdio: 'ignore',
  env: {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its own sandbox cannot be made by root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  },
})
const args = ['test', '--config', join('tests', 'webkit', 'webkit.config.ts')]
const { code } = await runCommand(tool('playwright', [...args, ...process.argv.slice(2)]), {
  shown: true,
  env: environmentWithTools({
    WEBKIT_DRIVER: `http://127.0.0.1:${String(port)}`,
    WEBKIT_BROWSER: webkit.browser,
  }),
})
driver.kill()
screen.kill()
process.exitCode = code
