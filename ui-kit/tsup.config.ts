import { defineConfig } from 'tsup'
import { stableComponentIds } from './stable-component-ids.ts'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/*/*.{ts,tsx}',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.{ts,tsx}',
    // Of the workbench alone: whole pages, composed of the kit.
    '!src/pages/*',
  ],
  format: ['esm', 'cjs'],
  dts: {
    entry: {
      index: 'src/index.ts',
      'photo-capture/compress-photo.worker': 'src/photo-capture/compress-photo.worker.ts',
    },
  },
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'chrome87',
  external: ['react', 'react-dom', 'styled-components'],
  esbuildPlugins: [stableComponentIds(import.meta.dirname)],
})
