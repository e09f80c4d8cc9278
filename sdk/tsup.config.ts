import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', contract: 'src/contract.ts', rules: 'src/rules/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  target: 'es2020',
  platform: 'neutral',
  splitting: true,
  clean: true,
})
