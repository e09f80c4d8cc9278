import { defineConfig } from 'tsup'

/** The client in one file with its libraries, for the pages of a lender's reference. It is not published. */
export default defineConfig({
  entry: { client: 'src/index.ts' },
  outDir: 'dist/page',
  format: 'esm',
  target: 'es2020',
  platform: 'browser',
  noExternal: [/./],
  splitting: false,
  minify: true,
})
