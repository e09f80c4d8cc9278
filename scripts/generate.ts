// npm run generate: writes every generated file again. With --check: only says which differ from what would be written.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up/pinned-node.mjs'
import { npmScript, runCommand } from './set-up/run-command.ts'

/** The SDK's first: the others read what it writes. */
const workspaces = ['sdk', 'sandbox', 'app'].filter(hasGenerateScript)

process.exitCode = process.argv.includes('--check') ? await compare() : await writeAll()

async function writeAll(): Promise<number> {
  for (const workspace of workspaces) {
    const outcome = await runCommand(npmScript('generate', workspace), { shown: true })
    if (outcome.code !== 0) return outcome.code
  }
  return 0
}

/** Generates in a copy, so that nobody's files change under their hands, and compares. */
async function compare(): Promise<number> {
  const copy = join(root, '.paso', `generate-${String(process.pid)}`)
  mkdirSync(copy, { recursive: true })
  try {
    const skipped = /[\\/](node_modules|dist|storybook-static|test-results)$/
    for (const name of [
      'openapi',
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
    const different = differingFiles(copy)
    for (const line of different) console.error(line)
    return different.length > 0 ? 1 : 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function differingFiles(copy: string): string[] {
  const files = globSync('{openapi,sdk,sandbox,app}/**/*', {
    cwd: copy,
    exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name),
  })
  const lines: string[] = []
  for (const file of files.sort()) {
    const made = join(copy, file)
    const committed = join(root, file)
    if (!isFile(made)) continue
    if (!existsSync(committed)) lines.push(`missing: ${file}`)
    else if (!readFileSync(made).equals(readFileSync(committed)))
      lines.push(`differs from what is generated: ${file}`)
  }
  return lines
}

function isFile(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
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
