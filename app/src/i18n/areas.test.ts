import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '..')
const catalogs = join(src, 'i18n/catalogs/en')

/** The area of each key. */
const areaOf = new Map(
  readdirSync(catalogs).flatMap((file) => {
    const words = JSON.parse(readFileSync(join(catalogs, file), 'utf8')) as Record<string, string>
    return Object.keys(words).map((key) => [key, file.replace('.json', '')] as const)
  }),
)

/** Modules that show words only where the route has them, or fetch them first. */
const trusted = new Set([
  // Its words come with the answer that knows of a newer version.
  'frame/new-version.tsx',
  // Of pages that ask for a picture alone: identity and work.
  'certification/picture-field.tsx',
  // What only an account's form says.
  'application-flow/forms/rule-words.ts',
  // Sent from the phone form on, which fetches what the next form says.
  'screens/login/phone-form.tsx',
  'screens/login/use-code-sending.ts',
])

/** What a module imports when it is loaded, and the keys it shows. */
function read(file: string): { imports: string[]; keys: string[] } {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const imports = [...code.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter((path) => existsSync(path))
  const keys = [...code.matchAll(/\bt\(\s*'([^'\n]+)'/g)].map(([, key = '']) => key)
  return { imports, keys }
}

function missing(areas: ReadonlySet<string>, screen: string): string[] {
  const seen = new Set<string>()
  const todo = [screen]
  const lacks: string[] = []
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    const name = relative(src, file)
    if (seen.has(name) || trusted.has(name)) continue
    seen.add(name)
    const { imports, keys } = read(file)
    todo.push(...imports)
    for (const key of keys) {
      const area = areaOf.get(key)
      if (area !== undefined && !areas.has(area)) lacks.push(`${area}: ${key} (${name})`)
    }
  }
  return lacks
}

const tables = ['screens.ts', 'prerendered-screens.ts'].map((file) =>
  readFileSync(join(src, file), 'utf8'),
)
const rows = [
  ...tables
    .join('\n')
    .matchAll(
      /(\w+)(?:: | = )\{\s*areas: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('([^']+)'\)/g,
    ),
]

it.each(rows.map(([, route = '', areas = '', file = '']) => ({ route, areas, file })))(
  '$route has the words of all that its screen shows at once',
  ({ areas, file }) => {
    const named = [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area)
    expect(missing(new Set(['frame', ...named]), join(src, file))).toEqual([])
  },
)

it('looks at every screen', () => {
  expect(rows.length).toBeGreaterThanOrEqual(35)
})
