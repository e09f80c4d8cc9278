import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, rememberedFingerprint, rememberFingerprint } from './fingerprint.ts'
import { stop } from './install.mjs'
import { root } from './pinned-node.mjs'
import { npmScript, runCommand } from './run-command.ts'

/** The kit's stories as pages without the workbench around them, built unless they are. Returns their folder. */
export async function buildStories(): Promise<string> {
  const folder = join(root, '.paso', 'stories')
  const inputs = ['.storybook/**', 'ui-kit/*', 'ui-kit/{src,tests}/**', 'package-lock.json']
  const fingerprint = fingerprintOf(inputs, [process.version])
  const isBuilt = existsSync(join(folder, 'index.json'))
  if (isBuilt && rememberedFingerprint('stories') === fingerprint) return folder
  const args = ['--test', '--quiet', '--output-dir', folder]
  const { code, output } = await runCommand(npmScript('build-storybook', undefined, args))
  if (code !== 0) stop('The stories could not be built.', [output])
  rememberFingerprint('stories', fingerprint)
  return folder
}
