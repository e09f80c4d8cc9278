// npm run generate: writes every generated file again. With --check: only says which differ from what would be written.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildAll, printBuild } from './set-up/build.ts'
import { root } from './set-up/pinned-node.mjs'
import { npmScript, runCommand } from './set-up/run-command.ts'

/** The SDK's first: the others read what it writes. */
const workspaces = ['sdk', 'sandbox', 'app', 'ui-kit'].filter(hasGenerateScript)

process.exitCode = process.argv.includes('--check') ? await compare() : await writeAll()

async function writeAll(): Promise<number> {
  const editions = join(root, 'docs/editions.md')
  const before = readFileSync(editions, 'utf8')
  for (const workspace of workspaces) {
    const outcome = await runCommand(npmScript('generate', workspace), { shown: true })
    if (outcome.code !== 0) return outcome.code
    // The lender's guides and the app's forms read the built rules.
    if (workspace === 'sdk' && !(await buildAll(printBuild, 'packages'))) return 1
  }
  // The description carries the sandbox's guide to the editions.
  if (readFileSync(editions, 'utf8') === before) return 0
  return (await runCommand(npmScript('generate', 'sdk'), { shown: true })).code
}

/** Generates in a copy, so that nobody's files change under their hands, and compares. */
async function compare(): Promise<number> {
  const copy = join(root, '.paso', `generate-${String(process.pid)}`)
  mkdirSync(copy, { recursive: true })
  try {
    const skipped = /[\\/](node_modules|dist|storybook-static|test-results)$/
    for (const name of [
      'openapi',
      'docs',
      'scripts',
      'package.json',
      'tsconfig.json',
      'sdk',
      'app',
      'sandbox',
      'ui-kit',
    ]) {
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !skipped.test(path),
      })
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const name of ['sdk', 'app', 'sandbox', 'ui-kit']) {
      for (const folder of ['node_modules', 'dist']) {
        const original = join(root, name, folder)
        if (existsSync(original)) symlinkSync(original, join(copy, name, folder), 'junction')
      }
    }
    const before = contentsOf(copy)
    for (const workspace of workspaces) {
      // npm would run the script in the project rather than in the copy.
      const outcome = await runCommand(['sh', '-c', generateScript(workspace)], {
        cwd: join('.paso', `generate-${String(process.pid)}`, workspace),
      })
      if (outcome.code !== 0) {
        console.error(outcome.output)
        return outcome.code
      }
    }
    const different = [...contentsOf(copy)].filter(([file, text]) => before.get(file) !== text)
    for (const [file] of different) {
      const word = before.has(file) ? 'differs from what is generated' : 'missing'
      console.error(`${word}: ${file}`)
    }
    return different.length > 0 ? 1 : 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Every file that a generator might write, with a hash of its content. */
function contentsOf(folder: string): Map<string, string> {
  const files = globSync('{openapi,docs,sdk,sandbox,app,ui-kit}/**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist',
  })
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        relative(folder, path).replaceAll('\\', '/'),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  )
}

function hasGenerateScript(workspace: string): boolean {
  return generateScript(workspace) !== ''
}

function generateScript(workspace: string): string {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return manifest.scripts?.generate ?? ''
}
