import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, rememberedFingerprint, rememberFingerprint } from './fingerprint.ts'
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
  app: ['COUNTRY', 'API_BASE', 'SIGNATURE_SECRET', 'ALLOW_DEVICE_LISTS', 'LIST_KEY'],
}

export interface BuildOutcome {
  readonly workspace: Workspace | 'sandbox' | `app of ${string}`
  readonly built: boolean
  readonly seconds: number
  /** What the build printed, when it failed. */
  readonly failure?: string
}

const settingsOf = (workspace: Workspace, env = process.env): string[] =>
  settings[workspace].map((name) => `${name}=${env[name] ?? ''}`)

/** Builds one workspace, unless nothing it reads has changed since the last time or PASO_ALL says that nothing is skipped. */
async function buildWhenChanged(workspace: Workspace): Promise<BuildOutcome> {
  const set = settingsOf(workspace)
  const before = fingerprintOf(inputs[workspace], [process.version, ...set])
  const output = join(root, workspace, 'dist')
  const isBuilt = existsSync(output) && rememberedFingerprint(`build-${workspace}`) === before
  if (isBuilt && process.env.PASO_ALL !== '1') {
    return { workspace, built: false, seconds: 0 }
  }
  const outcome = await runCommand(npmScript('build', workspace))
  if (outcome.code !== 0) {
    return { workspace, built: false, seconds: outcome.seconds, failure: outcome.output }
  }
  // A build may write generated sources; what counts is how they are afterwards.
  rememberFingerprint(
    `build-${workspace}`,
    fingerprintOf(inputs[workspace], [process.version, ...set]),
  )
  return { workspace, built: true, seconds: outcome.seconds }
}

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
  const packages = await Promise.all((['sdk', 'ui-kit'] as const).map(buildWhenChanged))
  packages.forEach(onDone)
  const unpacked = await cluster
  if (unpacked) onDone(unpacked)
  if (unpacked ?? packages.some((outcome) => outcome.failure !== undefined)) return false
  if (upTo === 'packages') return true
  const app = await buildWhenChanged('app')
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
    const folder = join(root, '.paso', kind, code)
    const key = `build-app-${kind}-${code}`
    const env = { COUNTRY: code, ALLOW_DEVICE_LISTS: lists }
    const set = settingsOf('app', { ...process.env, ...env })
    const fingerprint = fingerprintOf(inputs.app, [process.version, ...set])
    const workspace = `app of ${code}` as const
    if (existsSync(folder) && rememberedFingerprint(key) === fingerprint) {
      onDone({ workspace, built: false, seconds: 0 })
      continue
    }
    const command = [process.execPath, 'app/build-steps/build.ts', folder]
    const { code: status, output, seconds } = await runCommand(command, { env })
    if (status !== 0) {
      onDone({ workspace, built: false, seconds, failure: output })
      return false
    }
    rememberFingerprint(key, fingerprint)
    onDone({ workspace, built: true, seconds })
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
