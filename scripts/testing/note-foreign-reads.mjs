// Loaded before all else by each Node process of a layer (watch-reads.ts): notes which files it reads outside the project.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../set-up/pinned-node.mjs'

const notes = process.env.PASO_FOREIGN_READS
/** npm reads itself and its user's settings, which lead to the packages that are in every key. */
const isNpm = /[\\/]np[mx](-cli\.js)?$/.test(process.argv[1] ?? '')
/** What a run makes itself, and the kernel's. */
const folders = [root, tmpdir(), fs.realpathSync(tmpdir()), '/proc', '/sys', '/dev']
/** By the first two, packages know for which system they choose their binaries. The others Vitest and Storybook make for themselves. */
const ofTools =
  /^\/usr\/bin\/ldd$|^\/etc\/os-release$|[\\/]\.vitest-secret-token$|[\\/]\.storybook[\\/]settings\.json$/

if (notes !== undefined && !isNpm) {
  const noted = new Set()
  const note = (file) => {
    if (typeof file === 'number') return
    const path = resolve(file instanceof URL ? fileURLToPath(file) : String(file))
    // Vitest looks for a package above its own.
    const isAbove = basename(path) === 'package.json' && root.startsWith(`${dirname(path)}${sep}`)
    if (noted.has(path) || isAbove || ofTools.test(path)) return
    if (folders.some((folder) => path.startsWith(`${folder}${sep}`))) return
    noted.add(path)
    if (fs.statSync(path, { throwIfNoEntry: false })?.isFile())
      fs.appendFileSync(notes, `${process.argv[1] ?? 'node'} read ${path}\n`)
  }
  const watch = (holder, name, reads = () => true) => {
    const original = holder[name]
    holder[name] = function (...args) {
      if (reads(args[1])) note(args[0])
      return Reflect.apply(original, this, args)
    }
  }
  const opensToRead = (flags) =>
    typeof flags === 'number'
      ? (flags & fs.constants.O_WRONLY) === 0
      : typeof flags !== 'string' || /[r+]/.test(flags)
  for (const holder of [fs, fs.promises]) {
    watch(holder, 'readFile')
    watch(holder, 'copyFile')
    watch(holder, 'open', opensToRead)
  }
  watch(fs, 'copyFileSync')
  watch(fs, 'readFileSync')
  watch(fs, 'openSync', opensToRead)
  syncBuiltinESMExports()
}
