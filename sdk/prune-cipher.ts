import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The modules of crypto-js that are AES in ECB mode; their hash and key derivation serve passphrases, which we never take. */
export const cipherModules = [
  'crypto-js/cipher-core.js',
  'crypto-js/aes.js',
  'crypto-js/mode-ecb.js',
]

const HEAD = '}(this, function (CryptoJS) {'
const TAIL = '}));'

/**
 * Takes the cipher's modules into the package without what they require and do not need: an MD5, a SHA-1, an HMAC and a
 * key derivation, 2.7 kB. Each is a wrapper around one function of `CryptoJS`, which stays the one that the app has.
 */
export const pruneCipher: Plugin = {
  name: 'prune-cipher',
  setup(build) {
    build.onLoad({ filter: /[\\/]crypto-js[\\/](aes|cipher-core|mode-ecb)\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const start = text.indexOf(HEAD)
      const end = text.lastIndexOf(TAIL)
      if (start < 0 || end < start) throw new Error(`${path} is not written as it was`)
      const needed =
        basename(path) === 'cipher-core.js' ? '' : `import 'crypto-js/cipher-core.js'\n`
      return {
        contents: `import CryptoJS from 'crypto-js/core.js'\n${needed};(function () {\n${text.slice(start + HEAD.length, end)}\n})()\n`,
        loader: 'js',
      }
    })
  },
}
