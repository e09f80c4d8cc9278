import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** What the SDK has of crypto-js, by file, and what each needs of the others. */
const NEEDS: Record<string, string[]> = {
  'core.js': [],
  'sha256.js': [],
  'md5.js': [],
  'cipher-core.js': [],
  'aes.js': ['cipher-core.js'],
  'mode-ecb.js': ['cipher-core.js'],
}

/** The same as they are imported. */
export const cryptoModules = Object.keys(NEEDS).map((file) => `crypto-js/${file}`)

const HEAD = /\}\(this, function \((?:CryptoJS)?\) \{/
const TAIL = '}));'
/** Looks for the random numbers of engines that nobody has, at last by a `require` that costs bundlers 0.8 kB. */
const SEARCH = /var crypto;[^]*?(?=\/\*\s*\* Cryptographically secure)/

/**
 * Takes modules of crypto-js into the package as what they are, one function each, without the wrapper for three kinds of
 * loaders, which bundlers answer with helpers of their own, and the cipher's without what they require and do not need: an
 * MD5, a SHA-1, an HMAC and a key derivation. No line of a hash or of the cipher changes.
 */
export const pruneCrypto: Plugin = {
  name: 'prune-crypto',
  setup(build) {
    build.onLoad({ filter: /[\\/]crypto-js[\\/][\w-]+\.js$/ }, ({ path }) => {
      const file = basename(path)
      const text = readFileSync(path, 'utf8')
      const head = HEAD.exec(text)
      const end = text.lastIndexOf(TAIL)
      const needs = NEEDS[file]
      const isCore = file === 'core.js'
      if (!needs || !head || end < head.index || (isCore && !SEARCH.test(text)))
        throw new Error(`${path} is not written as it was`)
      const inner = text
        .slice(head.index + head[0].length, end)
        .replace(SEARCH, 'var crypto = globalThis.crypto;\n')
      const imports = [
        ...(isCore ? [] : [`import CryptoJS from 'crypto-js/core.js'`]),
        ...needs.map((each) => `import 'crypto-js/${each}'`),
      ]
      const contents = `${imports.join('\n')}\nexport default (function () {${inner}})()\n`
      return { contents, loader: 'js' }
    })
  },
}
