// Builds the kit's workbench and runs each play in it, as a reader of it would see it: a part of npm run test:matrix.
// A play that only passes where tests wait for it shows an error on the page.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { outcomeOfStory } from './set-up/story-outcome.ts'
import { root } from './set-up/pinned-node.mjs'
import { npmScript, runCommand } from './set-up/run-command.ts'
import { serveHere } from './set-up/serve-folder.ts'
import { storiesIn } from './set-up/story-index.ts'

const folder = join(root, 'storybook-static')
const built = await runCommand(npmScript('build-storybook'), { shown: true })
if (built.code !== 0) process.exit(built.code)

const plays = storiesIn(folder).filter(({ tags }) => tags?.includes('play-fn'))
const server = await serveHere(folder)
const browser = await chromium.launch({
  executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
let failed = 0
for (const { id } of plays) {
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story`)
  const outcome = await page.evaluate(outcomeOfStory)
  if (outcome !== '') failed += 1
  console.log(`${outcome === '' ? '✓' : '✗'} ${id} ${outcome}`)
}
await browser.close()
server.close()
console.log(`${String(plays.length)} plays, ${String(failed)} failed`)
process.exitCode = plays.length === 0 || failed > 0 ? 1 : 0
