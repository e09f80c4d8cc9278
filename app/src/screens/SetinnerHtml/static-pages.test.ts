import { expect, it } from 'vitest'
import { staticPageAt } from './static-pages.ts'

it('an address names a page of the table', () => {
  expect(staticPageAt('about', 'lender')).toBe('lender')
  expect(staticPageAt('legal', 'deletion')).toBe('deletion')
})

it.each([
  ['about', 'nobody'],
  ['nobody', 'lender'],
  ['constructor', 'name'],
  ['about', '__proto__'],
  ['legal', '<b>terms</b>'],
])('%s/%s is no page', (title, comp) => {
  expect(staticPageAt(title, comp)).toBeUndefined()
})
