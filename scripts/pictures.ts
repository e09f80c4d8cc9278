// npm run pictures: each story of the kit beside the picture of it that is kept in tests/pictures/kept.
//   npm run pictures -- --update-snapshots     takes them anew; the difference is what git shows
//   npm run pictures -- --shard=1/4            a part of them
// After a difference, .paso/pictures/index.html shows both side by side.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { findOrInstallBrowser } from './set-up/browser.ts'
import { buildStories } from './set-up/built-stories.ts'
import { stop } from './set-up/install.mjs'
import { root } from './set-up/pinned-node.mjs'
import { runCommand, tool } from './set-up/run-command.ts'
import { serveHere } from './set-up/serve-folder.ts'

const taking = process.argv.includes('--update-snapshots')
const began = Date.now()
const browser = await findOrInstallBrowser(console.log)
if (typeof browser === 'string') stop('There is no browser.', [browser])

// Another major version draws letters and edges otherwise: that is no change of ours.
const takenBy = join(root, 'tests', 'pictures', 'kept', 'taken-by.txt')
const major = /\d+/.exec(browser.version)?.[0] ?? ''
const kept = existsSync(takenBy) ? readFileSync(takenBy, 'utf8').trim() : ''
if (!taking && kept === '') {
  stop('No picture is kept yet.', ['npm run pictures -- --update-snapshots takes them.'])
}
if (!taking && kept !== major) {
  console.log(
    `The pictures were taken by Chromium ${kept}, and this is ${major}: they are not compared.\n` +
      'npm run pictures -- --update-snapshots takes them anew with this one.',
  )
  process.exit(0)
}

const server = await serveHere(await buildStories())
// What is planted would be kept as pictures.
const planted = taking ? ['--grep-invert', 'are seen'] : []
const args = ['test', '--config', join('tests', 'pictures', 'pictures.config.ts'), ...planted]
const { code } = await runCommand(tool('playwright', [...args, ...process.argv.slice(2)]), {
  shown: true,
  env: { PICTURES_ADDRESS: server.address, PASO_BROWSER: browser.executable },
})
server.close()
if (taking) await shrink(dirname(takenBy))
if (taking && code === 0) writeFileSync(takenBy, `${major}\n`)
process.exitCode = code

/** Writes the pixels just taken in a quarter less bytes: all of them are kept in the repository. */
async function shrink(folder: string): Promise<void> {
  for (const file of globSync(join(folder, '*.png'))) {
    if (statSync(file).mtimeMs < began) continue
    const before = readFileSync(file)
    const after = await sharp(before).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
    if (after.length < before.length) writeFileSync(file, after)
  }
}
