/** Three bundlers, each with the settings of an ordinary page for the oldest engines that we serve, minified. */
import { basename, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as esbuild, transform } from 'esbuild'
import { rollup } from 'rollup'
import { build as vite, type Rolldown, type UserConfig } from 'vite'

/** One file of a built page. */
export interface BuiltFile {
  name: string
  bytes: number
  isEntry: boolean
  /** Names of the files without which it does not run. */
  imports: string[]
}

const engines = ['chrome87', 'safari15.4']
const compressed = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length

/** Bundles the program `entry.js` of a folder whose page is `index.html`. */
type Bundle = (folder: string) => Promise<BuiltFile[]>

const vites =
  (settings: UserConfig): Bundle =>
  async (folder) => {
    const { output } = (await vite({
      configFile: false,
      logLevel: 'error',
      root: folder,
      ...settings,
      build: {
        rolldownOptions: { input: join(folder, 'index.html') },
        target: engines,
        minify: true,
        write: false,
        ...settings.build,
      },
    })) as Rolldown.RolldownOutput
    return output.flatMap((file) =>
      file.type === 'chunk' ? [{ ...file, name: file.fileName, bytes: compressed(file.code) }] : [],
    )
  }

/** Vite without what it adds to a page once, such as its helper for lazy imports. */
export const withPlainVite = vites({
  build: { ssr: 'entry.js', rolldownOptions: {}, target: 'es2020' },
  ssr: { noExternal: true },
})

/** Rollup brings no minifier of its own: it has esbuild's. */
const withRollup: Bundle = async (folder) => {
  const bundle = await rollup({
    input: join(folder, 'entry.js'),
    plugins: [nodeResolve({ browser: true }), commonjs()],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return Promise.all(
    chunks.map(async ({ fileName: name, code, isEntry, imports }) => {
      const minified = await transform(code, { minify: true, format: 'esm', target: engines })
      return { name, bytes: compressed(minified.code), isEntry, imports }
    }),
  )
}

const withEsbuild: Bundle = async (folder) => {
  const { metafile, outputFiles } = await esbuild({
    entryPoints: [join(folder, 'entry.js')],
    outdir: join(folder, 'out'),
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: engines,
    logLevel: 'error',
    write: false,
    metafile: true,
  })
  return outputFiles.map(({ path, contents }) => {
    const made = metafile.outputs[relative(folder, path)]
    const needed = made?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
    return {
      name: basename(path),
      bytes: compressed(contents),
      isEntry: made?.entryPoint === 'entry.js',
      imports: needed.map((each) => basename(each.path)),
    }
  })
}

export const bundlers: Record<string, Bundle> = {
  Vite: vites({}),
  Rollup: withRollup,
  esbuild: withEsbuild,
}
