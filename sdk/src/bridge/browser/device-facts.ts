import type { DeviceInfo } from '../native-types.ts'

interface Connection {
  type?: string
}

/** What a browser reports about its device. */
export function deviceFacts({ navigator, screen, Intl }: Window & typeof globalThis): DeviceInfo {
  const { type } = (navigator as { connection?: Connection }).connection ?? {}
  const network = type === 'wifi' || type === 'cellular' ? type : 'unknown'
  const { userAgent } = navigator
  return {
    os: /android/i.test(userAgent) ? 'android' : /iP(hone|ad|od)/.test(userAgent) ? 'ios' : 'other',
    language: navigator.language,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
    network: navigator.onLine ? network : 'none',
  }
}
