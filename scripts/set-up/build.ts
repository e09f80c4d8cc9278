import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  fingerprintOf,
  forgetFingerprint,
  rememberedFingerprint,
  rememberFingerprint,
} from './fingerprint.ts'
import { installed } from './installed.ts'
import { root } from './pinned-node.mjs'
import { npmScript, runCommand } from './run-command.ts'

type Workspace = 'sdk' | 'ui-kit' | 'app'

const shared = ['package-lock.json', 'tsconfig.json']

/** What each build reads. The app reads what the packages are built from, too. */
const inputs: Record<Workspace, readonly string[]> = {
  sdk: [...shared, 'openapi/**/*', 'sdk/*', 'sdk/src/**/*'],
  'ui-kit': [...shared, 'ui-kit/*', 'ui-kit/src/**/*'],
  app: [
    ...shared,
    'openapi/**/*',
    'sdk/*',
    'sdk/src/**/*',
    'ui-kit/*',
    'ui-kit/src/**/*',
    'app/**/*',
    // The app's messages are compiled in its build.
    'scripts/messages/*',
  ],
}

/** Settings that change what is built. */
const settings: Record<Workspace, readonly string[]> = {
  sdk: [],
  'ui-kit': [],
  app: [
    'COUNTRY',
    'API_BASE',
    'SIGNATURE_SECRET',
    'ALLOW_DEVICE_LISTS',
    'LIST_KEY',
    'PSEUDO_WORDS',
  ],
}

export interface BuildOutcome {
  readonly workspace: Workspace | 'sandbox' | `app of ${string}`
  readonly built: boolean
  readonly seconds: number
  /** What the build printed, when it failed. */
  readonly failure?: string
}

/** Looked at once: no build changes them. */
let installedFiles: readonly string[] | undefined

/** What a build depends on: its files, the installed packages, Node and its settings. */
const keyOf = (workspace: Workspace, env = process.env): string =>
  fingerprintOf(inputs[workspace], [
    process.version,
    ...(installedFiles ??= installed()),
    ...settings[workspace].map((name) => `${name}=${env[name] ?? ''}`),
  ])

/**
 * Runs a build, unless nothing that it reads has changed since the last one, which went to its end. In CI and with
 * PASO_ALL nothing is skipped. What is remembered is what stood before: an edit made meanwhile is built the next time.
 */
async function buildWhenChanged(
  workspace: BuildOutcome['workspace'],
  { name, key, output, run }: Build,
): Promise<BuildOutcome> {
  const { CI, PASO_ALL } = process.env
  const isBuilt = existsSync(output) && rememberedFingerprint(name) === key
  if (isBuilt && !CI && PASO_ALL !== '1') return { workspace, built: false, seconds: 0 }
  forgetFingerprint(name)
  const outcome = await run()
  if (outcome.code !== 0) {
    return { workspace, built: false, seconds: outcome.seconds, failure: outcome.output }
  }
  rememberFingerprint(name, key)
  return { workspace, built: true, seconds: outcome.seconds }
}

interface Build {
  /** Under which it is remembered. */
  name: string
  key: string
  output: string
  run: () => ReturnType<typeof runCommand>
}

const buildWorkspace = (workspace: Workspace): Promise<BuildOutcome> =>
  buildWhenChanged(workspace, {
    name: `build-${workspace}`,
    key: keyOf(workspace),
    output: join(root, workspace, 'dist'),
    run: () => runCommand(npmScript('build', workspace)),
  })

/**
 * Makes what the lender's new databases begin with, unless it is there. Returns what went wrong.
 */
async function packCluster(): Promise<BuildOutcome | undefined> {
  const { code, output, seconds } = await runCommand([
    process.execPath,
    'sandbox/src/commands/pack-cluster.ts',
  ])
  return code === 0 ? undefined : { workspace: 'sandbox', built: false, seconds, failure: output }
}

/**
 * SDK, kit and the lender's packed cluster side by side, then the app on top of them. Stops at the
 * first that fails.
 */
export async function buildAll(
  onDone: (outcome: BuildOutcome) => void,
  upTo: 'packages' | 'app' = 'app',
): Promise<boolean> {
  const cluster = packCluster()
  const packages = await Promise.all((['sdk', 'ui-kit'] as const).map(buildWorkspace))
  packages.forEach(onDone)
  const unpacked = await cluster
  if (unpacked) onDone(unpacked)
  if (unpacked ?? packages.some((outcome) => outcome.failure !== undefined)) return false
  if (upTo === 'packages') return true
  const app = await buildWorkspace('app')
  onDone(app)
  return app.failure === undefined
}

/**
 * Builds the app of each of these editions into a folder of its own in `.paso`, unless it is built; after `buildAll`.
 * @param kind `editions-with-lists` are those that may ask for lists of the device, where their country allows it;
 * `editions-in-no-language` have words of no language, as PSEUDO_WORDS=1 asks
 */
export async function buildEditions(
  codes: readonly string[],
  onDone: (outcome: BuildOutcome) => void,
  kind: 'editions' | 'editions-with-lists' | 'editions-in-no-language' = 'editions',
): Promise<boolean> {
  const { ALLOW_DEVICE_LISTS = '' } = process.env
  const lists = kind === 'editions-with-lists' ? '1' : ALLOW_DEVICE_LISTS
  for (const code of codes) {
    const output = join(root, '.paso', kind, code)
    const env = { COUNTRY: code, ALLOW_DEVICE_LISTS: lists }
    const outcome = await buildWhenChanged(`app of ${code}`, {
      name: `build-app-${kind}-${code}`,
      key: keyOf('app', { ...process.env, ...env }),
      output,
      run: () => runCommand([process.execPath, 'app/build-steps/build.ts', output], { env }),
    })
    onDone(outcome)
    if (outcome.failure !== undefined) return false
  }
  return true
}

/** One line about a build, and all it said when it failed. */
export function printBuild({ workspace, built, seconds, failure }: BuildOutcome): void {
  if (failure !== undefined) {
    console.error(`✗ building ${workspace} failed after ${seconds.toFixed(1)} s\n${failure}`)
    console.error(`  To see it alone: npm run build -w ${workspace}`)
  } else {
    console.log(
      built ? `✓ built ${workspace} in ${seconds.toFixed(1)} s` : `✓ ${workspace} is built already`,
    )
  }
}
