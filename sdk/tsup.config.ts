import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeCheckerPage } from './write-checker-page.ts'

export default defineConfig({
  entry: {
    // Not for import: a chunk of its own, so that a page that knows orders loads no rule of a form.
    'order-states': 'src/rules/order-states.ts',
    index: 'src/index.ts',
    contract: 'src/contract.ts',
    failures: 'src/failures.ts',
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
  sourcemap: true,
  clean: true,
  onSuccess: () => writeCheckerPage(join(import.meta.dirname, 'dist')),
})
