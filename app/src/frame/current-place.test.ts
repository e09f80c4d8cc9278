import { afterEach, expect, it, vi } from 'vitest'
import { currentPath, turnPathIntoHash } from './current-place.ts'

const wrapper = { messageHandlers: { paso: {} } }

function at(address: string, webkit?: object): void {
  vi.stubGlobal('window', { webkit })
  vi.stubGlobal('location', new URL(address, 'https://paso.example'))
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) =>
      vi.stubGlobal('location', new URL(to, 'https://paso.example')),
  })
}

afterEach(() => vi.unstubAllGlobals())

it('the place is the path in a browser, whatever the hash', () => {
  at('/orderdetails?order=1#/mine')
  turnPathIntoHash()
  expect(currentPath()).toBe('/orderdetails?order=1')
})

it.each([
  ['/#/orderdetails?order=1', '/orderdetails?order=1'],
  ['/', '/'],
  ['/#/', '/'],
  ['/transfer?state=1&liveness_id=2', '/transfer?state=1&liveness_id=2'],
  ['/mine', '/mine'],
])('inside the iOS wrapper %s is %s', (address, place) => {
  at(address, wrapper)
  turnPathIntoHash()
  expect(location.pathname).toBe('/')
  expect(currentPath()).toBe(place)
})
