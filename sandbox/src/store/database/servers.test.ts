import { expect, it } from 'vitest'
import { serversOf, UnusableDatabaseUrl } from './servers.ts'

it('gives each server that a connection string names a string of its own', () => {
  expect(
    serversOf(
      'postgres://paso:s%40cret@10.0.0.1:5432,db-2:5433/loans?target_session_attrs=primary',
    ),
  ).toEqual([
    'postgres://paso:s%40cret@10.0.0.1:5432/loans?target_session_attrs=primary',
    'postgres://paso:s%40cret@db-2:5433/loans?target_session_attrs=primary',
  ])
  expect(serversOf('postgresql://127.0.0.1/loans')).toEqual(['postgresql://127.0.0.1/loans'])
})

it.each([
  'mysql://127.0.0.1/loans',
  '127.0.0.1:5432/loans',
  'postgres://a,b/loans?target_session_attrs=standby',
  'postgres://a,b/loans?sslmode=require&target_session_attrs=prefer-standby',
])('refuses what no lender can write to: %s', (url) => {
  expect(() => serversOf(url)).toThrow(UnusableDatabaseUrl)
})
