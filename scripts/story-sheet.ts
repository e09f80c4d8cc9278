// npm run storybook:sheet: every story of the kit as it stands at 320 px, in one page a language, to be looked at by people.
//   npm run storybook:sheet -- ur             in Urdu alone; without a language in Thai, Arabic and Urdu
//   npm run storybook:sheet -- ar button      only the stories that have this in their name
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { openStory } from './set-up/open-story.ts'
import { findOrInstallBrowser } from './set-up/browser.ts'
import { buildStories } from './set-up/built-stories.ts'
import { stop } from './set-up/install.mjs'
import { root } from './set-up/pinned-node.mjs'
import { serveHere } from './set-up/serve-folder.ts'
import { storiesIn } from './set-up/story-index.ts'

const known = ['th', 'ar', 'ur']
const given = process.argv.slice(2)
const named = known.filter((language) => given.includes(language))
const parts = given.filter((each) => !known.includes(each))

const found = await findOrInstallBrowser(console.log)
if (typeof found === 'string') stop('There is no browser.', [found])

const stories = await buildStories()
const ids = storiesIn(stories)
  .map(({ id }) => id)
  .filter((id) => parts.every((part) => id.includes(part)))
const server = await serveHere(stories)
const browser = await chromium.launch({
  executablePath: found.executable,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const language of named.length > 0 ? named : known) await makeSheet(language)
await browser.close()
server.close()

/** Takes every story, as many at a time as the machine has cores, and writes the page that shows them. */
async function makeSheet(language: string): Promise<void> {
  const folder = join(root, '.paso', 'story-sheet')
  rmSync(join(folder, language), { recursive: true, force: true })
  mkdirSync(join(folder, language), { recursive: true })
  const outcomes = new Map<string, string>()
  const left = [...ids]
  const takeAll = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const page = await browser.newPage({
        baseURL: server.address,
        viewport: { width: 320, height: 640 },
        timezoneId: 'Asia/Bangkok',
        reducedMotion: 'reduce',
      })
      outcomes.set(id, await openStory(page, id, `&globals=language:${language}`))
      await page.screenshot({ path: join(folder, language, `${id}.png`), fullPage: true })
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeAll))
  const figures = ids.map((id) => {
    const words = `${id} ${outcomes.get(id) ?? ''}`.replaceAll('<', '&lt;')
    return `<figure><img src="${language}/${id}.png" alt="" loading="lazy" width="320"><figcaption>${words}</figcaption></figure>`
  })
  const style =
    'body{display:flex;flex-wrap:wrap;background:#ccc}figure{margin:8px;overflow-wrap:anywhere;inline-size:320px}'
  const head = `<!doctype html><meta charset="utf-8"><title>${language}</title><style>${style}</style>`
  writeFileSync(join(folder, `${language}.html`), `${head}\n${figures.join('\n')}\n`)
  console.log(join(folder, `${language}.html`))
}
