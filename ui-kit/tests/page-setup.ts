import { afterEach } from 'vitest'
import { unmountAll } from './render.tsx'

afterEach(async () => {
  await unmountAll()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})
