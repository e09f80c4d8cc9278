import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { stableComponentIds } from './stable-component-ids.ts'

/** In an order of their own: by the one in which a disk names them, each build would be another. */
const modules = Object.fromEntries(
  globSync(['src/index.ts', 'src/*/*.{ts,tsx}'], {
    cwd: import.meta.dirname,
    // Pages are of the workbench alone: composed of the kit.
    exclude: ['src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}', 'src/pages/*'],
  })
    .sort()
    .map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]),
)

export default defineConfig({
  entry: modules,
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
