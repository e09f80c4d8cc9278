// Builds the kit's workbench and runs each play in it, as a reader of it would see it: a part of npm run test:matrix.
// A play that only passes where tests wait for it shows an error on the page.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { outcomeOfStory } from './set-up/story-outcome.ts'
import { root } from './set-up/pinned-node.mjs'
import { npmScript, runCommand } from './set-up/run-command.ts'
import { serveFolder } from './set-up/serve-folder.ts'

interface Index {
  entries: Record<string, { id: string; type: string; tags?: string[] }>
}

const folder = join(root, 'storybook-static')
const built = await runCommand(npmScript('build-storybook'), { shown: true })
if (built.code !== 0) process.exit(built.code)

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index
const plays = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && tags?.includes('play-fn'),
)
const server = serveFolder(folder)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const browser = await chromium.launch({
  executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
let failed = 0
for (const { id } of plays) {
  await page.goto(`http://127.0.0.1:${String(port)}/iframe.html?id=${id}&viewMode=story`)
  const outcome = await page.evaluate(outcomeOfStory)
  if (outcome !== '') failed += 1
  console.log(`${outcome === '' ? '✓' : '✗'} ${id} ${outcome}`)
}
await browser.close()
server.close()
console.log(`${String(plays.length)} plays, ${String(failed)} failed`)
process.exitCode = plays.length === 0 || failed > 0 ? 1 : 0
