import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'oxc-transform'
import type { Plugin } from 'esbuild'

/**
 * Gives every styled component an id that follows from its file and place in it, not from the order
 * in which modules are evaluated. A prerendered page then carries the class names that the client
 * computes.
 *
 * The id's hash of the file is cut to three signs, since each id is sent twice, in the code and in the markup. A
 * build in which two files come out the same ends.
 *
 * @param root the package's folder; paths are made relative to it, so ids do not depend on the
 *   machine that builds.
 */
export function stableComponentIds(root: string): Plugin {
  const fileOf = new Map<string, string>()
  const shorten = (code: string, file: string) =>
    code.replace(/"paso__sc-(\w{3})\w*-(\d+)"/g, (_, hash: string, place: string) => {
      const other = fileOf.get(hash) ?? file
      if (other !== file) throw new Error(`${other} and ${file} have the same ids: rename one`)
      fileOf.set(hash, file)
      return `"paso-${hash}-${place}"`
    })
  return {
    name: 'stable-component-ids',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const relative = path.relative(root, file).split(path.sep).join('/')
        const result = await transform(relative, await readFile(file, 'utf8'), {
          jsx: { runtime: 'automatic' },
          plugins: {
            styledComponents: {
              ssr: true,
              displayName: false,
              fileName: false,
              minify: true,
              pure: true,
              namespace: 'paso',
            },
          },
        })
        if (result.errors.length > 0) {
          return { errors: result.errors.map((error) => ({ text: error.message })) }
        }
        return {
          contents: shorten(result.code, relative),
          loader: 'js',
          resolveDir: path.dirname(file),
        }
      })
    },
  }
}
