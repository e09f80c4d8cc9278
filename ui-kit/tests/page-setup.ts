import { afterEach, beforeAll } from 'vitest'
import { unmountAll } from './render.tsx'

beforeAll(() => {
  // React warns unless it is told that updates are awaited by act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

afterEach(async () => {
  await unmountAll()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})
