import { expect, it, vi } from 'vitest'
import { usable } from './remote-config.ts'

const { log } = vi.hoisted(() => ({ log: vi.fn<(error: Error) => void>() }))
vi.mock('../failures/log-exception.ts', () => ({ logException: log }))

it('a malformed value turns its own feature off and is logged once, an empty one is as missing', () => {
  const entries = [
    { key: 'sign_app_url', value: 'javascript:alert(1)' },
    { key: 'support_phone', value: '+6620000000' },
    { key: 'bundle_sha256', value: 'ABC' },
    { key: 'support_email', value: 'help at lender.example' },
    { key: 'market', value: '' },
  ] as const
  expect(usable([...entries])).toEqual({ support_phone: '+6620000000' })
  usable([...entries])
  expect(log.mock.calls.map(([{ message }]) => message)).toEqual([
    'remote config: sign_app_url is malformed',
    'remote config: bundle_sha256 is malformed',
    'remote config: support_email is malformed',
  ])
})
