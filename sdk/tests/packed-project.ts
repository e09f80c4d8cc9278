import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const execute = promisify(execFile)

interface Manifest {
  version: string
  files: string[]
  exports: Record<string, unknown>
  dependencies?: Record<string, string>
}

/** What a package's manifest says. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The package packed, with all that it depends on, so that installing needs no network. */
export interface Packed {
  /** An empty folder outside of the repository. */
  folder: string
  tarballs: string[]
}

/** Packs the SDK as it would be published. */
export async function packSdk(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-packed-'))
  const packages = [join(root, 'sdk'), ...libraries('@paso/sdk').map(libraryFolder)]
  const printed = await npm(folder, [
    'pack',
    ...packages,
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ])
  const tarballs = namesOf(JSON.parse(printed) as unknown).map((name) => join(folder, name))
  return { folder, tarballs }
}

/** Makes a project of the files given, with a manifest of its own, and installs the packed SDK into it. */
export async function installInto(
  { folder, tarballs }: Packed,
  name: string,
  files: Record<string, string>,
): Promise<string> {
  const project = join(folder, name)
  // As `npm init` writes it: what is a module must say so by its ending.
  write(project, { 'package.json': `{ "name": "${name}", "type": "commonjs" }`, ...files })
  await npm(project, ['install', ...tarballs, '--offline', '--no-audit', '--no-fund'])
  return project
}

function write(project: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), text)
  }
}

/** Runs a file of a project in Node and gives what it prints; `typed` is what a person types meanwhile. */
export async function runIn(project: string, file: string, typed = ''): Promise<string> {
  const running = execute(process.execPath, [file], { cwd: project })
  running.child.stdin?.end(typed)
  return (await running).stdout
}

/** Checks, and where its settings say so compiles, a project with this repository's compiler. Gives what it finds. */
export async function compileIn(project: string, settings = 'tsconfig.json'): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return run(project, process.execPath, [compiler, '-p', settings]).catch((failed: unknown) => {
    const { stdout } = failed as { stdout?: string }
    return stdout ?? String(failed)
  })
}

/** A `tsconfig.json` as strict as it goes, for browsers unless `options` say otherwise; libraries are checked too. */
export function compilerSettings(options: object): string {
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false }
  const browser = { target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] }
  return JSON.stringify({
    compilerOptions: { ...browser, ...strict, ...options },
    exclude: ['dist', 'out', 'node_modules'],
  })
}

/** Where a project finds this repository's types of Node, which it has not installed. */
export const nodeTypes = join(root, 'node_modules/@types')

async function run(cwd: string, program: string, args: string[]): Promise<string> {
  const { stdout } = await execute(program, args, { cwd })
  return stdout
}

function npm(cwd: string, args: string[]): Promise<string> {
  const own = process.env['npm_execpath']
  return own ? run(cwd, process.execPath, [own, ...args]) : run(cwd, 'npm', args)
}

/** Every package that one needs at run time, and those that these need. */
function libraries(name: string): string[] {
  const direct = Object.keys(manifestOf(libraryFolder(name)).dependencies ?? {})
  return [...new Set(direct.flatMap((each) => [each, ...libraries(each)]))]
}

function libraryFolder(name: string): string {
  return join(root, 'node_modules', name)
}

/** The file names that `npm pack --json` prints: a list, or since npm 11.10 an object by package. */
function namesOf(printed: unknown): string[] {
  return Object.values(printed as Record<string, { filename: string }>).map(
    ({ filename }) => filename,
  )
}
