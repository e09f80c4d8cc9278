// npm run release: from the change notes in .changeset, versions, changelogs and tarballs of the SDK and the kit.
// With --publish, and a token in NPM_TOKEN, it publishes them; without, npm says what it would publish.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNotes, withRelease } from './releasing/change-notes.ts'
import { writeNotices } from './releasing/notices.ts'
import { stop } from './set-up/install.mjs'
import { root } from './set-up/pinned-node.mjs'
import { runCommand, tool } from './set-up/run-command.ts'

const publishes = process.argv.includes('--publish')
if (publishes && !process.env.NPM_TOKEN) {
  stop('NPM_TOKEN is not set, so nothing was published.', [
    'Publishing needs a token of the registry that may write @paso: NPM_TOKEN=… npm run release -- --publish',
    'Without --publish the same command makes versions, changelogs and tarballs, and tries the rest.',
  ])
}

const workspaces = ['sdk', 'ui-kit'] as const
const manifest = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }

async function run(command: readonly string[]): Promise<void> {
  const { code } = await runCommand([...command], { shown: true })
  if (code !== 0) process.exit(code)
}

const notes = readNotes(join(root, '.changeset'))
if (notes.length === 0)
  stop('There is nothing to release: .changeset has no note.', ['npx changeset writes one.'])
const before = new Map(workspaces.map((workspace) => [workspace, manifest(workspace).version]))
await run(tool('changeset', ['version']))
const date = new Date().toISOString().slice(0, 10)
for (const workspace of workspaces) {
  const { name, version } = manifest(workspace)
  if (version === before.get(workspace)) continue
  const own = notes.filter(({ packages }) => packages.includes(name)).map(({ text }) => text)
  const file = join(root, workspace, 'CHANGELOG.md')
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), { version, date, notes: own }))
}
await run(['npm', 'install', '--package-lock-only', '--ignore-scripts'])
await run([process.execPath, join(root, 'scripts/build.ts')])

const tarballs = join(root, 'release')
mkdirSync(tarballs, { recursive: true })
for (const workspace of workspaces) {
  writeNotices(workspace)
  await run(['npm', 'pack', '-w', workspace, '--ignore-scripts', '--pack-destination', tarballs])
  const dry = publishes ? [] : ['--dry-run']
  await run([
    'npm',
    'publish',
    '-w',
    workspace,
    '--ignore-scripts',
    '--access',
    'restricted',
    ...dry,
  ])
}
console.log(`The tarballs are in ${tarballs}. Look at git diff, commit, and tag the versions.`)
