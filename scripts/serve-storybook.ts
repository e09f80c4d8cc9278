// npm run storybook:serve: builds the kit's workbench and serves it on a port of its own, which the app never has.
import { join } from 'node:path'
import { stop } from './set-up/install.mjs'
import { root } from './set-up/pinned-node.mjs'
import { whyPortIsRefused } from './set-up/ports.ts'
import { npmScript, runCommand } from './set-up/run-command.ts'
import { serveFolder } from './set-up/serve-folder.ts'

const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.STORYBOOK_PORT ?? 6007)
const folder = join(root, 'storybook-static')
const refused = await whyPortIsRefused(port, host)
if (refused) {
  stop(`Port ${String(port)} cannot be had (${refused}).`, [
    'STORYBOOK_PORT=6008 npm run storybook:serve',
  ])
}
const built = await runCommand(npmScript('build-storybook'), { shown: true })
if (built.code !== 0) process.exit(built.code)

serveFolder(folder).listen(port, host, () => {
  console.log(`The kit's workbench: http://${host}:${String(port)}`)
})
