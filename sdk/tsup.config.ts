import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { cryptoModules, pruneCrypto } from './prune-crypto.ts'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract.ts',
    rules: 'src/rules/index.ts',
    'list-worker': 'src/list-worker.ts',
    bridge: 'src/bridge/index.ts',
    'bridge-device-lists': 'src/bridge/device-lists.ts',
    'bridge-simulated': 'src/bridge/simulated/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  target: 'es2020',
  platform: 'neutral',
  splitting: true,
  noExternal: cryptoModules,
  esbuildPlugins: [pruneCrypto],
  clean: true,
  // Parts of crypto-js are in the built files, and its licence goes where they go.
  onSuccess: async () => {
    const licence = createRequire(import.meta.url).resolve('crypto-js/LICENSE')
    copyFileSync(licence, join(import.meta.dirname, 'dist/crypto-js.LICENSE'))
  },
})
