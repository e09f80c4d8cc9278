import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const table = join(import.meta.dirname, '..', '..', 'app', 'src', 'route-map.ts')

/** Every route of the app's table with its path, as the table says it: `orderdetails` is `/orderdetails`. */
export function routesOfApp(): ReadonlyMap<string, string> {
  const [, rows = ''] =
    /const rows = \{\n([^]*?)\n\} as const/.exec(readFileSync(table, 'utf8')) ?? []
  const named = [...rows.matchAll(/^ {2}(\w+): (\{[^]*?\}),$/gm)].map(
    ([, name = '', row = '']): [string, string] => [
      name,
      /path: '([^']+)'/.exec(row)?.[1] ?? `/${name}`,
    ],
  )
  if (named.length === 0) throw new Error(`no route is found in ${table}`)
  return new Map(named)
}

/** Whether an address is of a route, whose path may have parameters: `/a/:title`. */
export const isAt = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
