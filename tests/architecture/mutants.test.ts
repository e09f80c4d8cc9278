import { expect, test } from 'vitest'
import { commands } from '../mutants/commands.ts'
import { mutants } from '../mutants/mutants.ts'
import { placeOf } from '../mutants/place.ts'
import { filesOf, root, textOf } from './source-files.ts'

/** What `npm run mutants` needs to plant a fault and to have it seen; whether it is seen takes that command. */
test('every planted fault has its place, exactly once', () => {
  const [first] = mutants
  expect(mutants.length).toBeGreaterThanOrEqual(40)
  expect(placeOf({ file: first?.file ?? '', text: 'e' }, root)).toBeUndefined()
  expect(mutants.filter((mutant) => !placeOf(mutant, root)).map(({ name }) => name)).toEqual([])
})

test('every test that should see one is there', () => {
  const tests = filesOf('{tests,sdk,app,sandbox,ui-kit}/**/*.{test,e2e}.{ts,tsx}')
  const missing = mutants.flatMap(({ layer, tests: names }) =>
    names.filter((name) => {
      if (layer === 'attack') return !textOf('sandbox/attack/attack.ts').includes(name)
      const files = commands[layer](names).flatMap(({ cwd }) =>
        tests.filter((file) => cwd === '.' || file.startsWith(`${cwd}/`)),
      )
      return layer !== 'lint' && !files.some((file) => file.includes(name))
    }),
  )
  expect(missing).toEqual([])
})
