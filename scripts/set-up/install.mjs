// Runs on any Node from 20 on and needs no package: it is what brings the packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Installs what package-lock.json names, if anything of it is missing. No package may run a script of its own.
 * @returns {boolean} whether something had to be installed
 */
export function installWhenNeeded() {
  const missing = whatIsMissing()
  if (missing === undefined) return false
  console.log(`Installing packages (${missing}) …`)
  const [command, ...args] = npmCommand()
  const outcome = spawnSync(command, [...args, 'ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  if (outcome.error || outcome.status !== 0) failToInstall(outcome)
  const stillMissing = whatIsMissing()
  if (stillMissing !== undefined) {
    stop(`npm ci ended without an error, and yet something is missing: ${stillMissing}.`, [
      'Delete node_modules and start again. If it stays so, your platform may lack a package.',
    ])
  }
  return true
}

/** @returns {string | undefined} in words what differs between package-lock.json and node_modules */
function whatIsMissing() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted)
    stop('package-lock.json cannot be read.', ['Fetch it again: git checkout package-lock.json'])
  if (!present) return 'first time, about a minute'
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || entry.link) continue
    const installed = present[path]
    // What belongs to another platform only is rightly absent.
    if (!installed && (entry.optional || entry.peer)) continue
    if (!installed) return `${path} is new`
    if (installed.version !== entry.version) return `${path} has another version`
  }
  return pinnedNode() ? undefined : 'Node itself is missing'
}

function packagesOf(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * npm with the Node it came with. The pinned Node would not do: npm ci deletes it on its way.
 * @returns {string[]}
 */
export function npmCommand() {
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env
  const ownNode = [npmNode, process.execPath].find(
    (path) => path && !path.startsWith(join(root, 'node_modules')),
  )
  if (npmScript && ownNode && existsSync(npmScript)) return [ownNode, npmScript]
  const name = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!found) {
    stop('npm was not found.', [
      'It comes with Node: https://nodejs.org (20 or later), or `apt-get install npm`.',
    ])
  }
  return [found]
}

function failToInstall(outcome) {
  const said = `${outcome.stderr ?? ''}${outcome.error?.message ?? ''}`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    stop('The packages could not be downloaded: the registry cannot be reached.', [
      'Check the network. Behind a proxy: npm config set proxy http://…; see also: npm config get registry',
      'What npm said:',
      said.trim(),
    ])
  }
  if (/ENOSPC/.test(said)) stop('The disk is full.', ['About 1.5 GB are needed.', said.trim()])
  stop('npm ci failed.', [
    said.trim(),
    'After a change of package.json, run `npm install` once and try again.',
  ])
}

/**
 * Ends the program with words a person can act on.
 * @param {string} what
 * @param {readonly string[]} advice
 * @returns {never}
 */
export function stop(what, advice) {
  console.error(`\n✗ ${what}`)
  for (const line of advice) console.error(`  ${line}`)
  process.exit(1)
}
