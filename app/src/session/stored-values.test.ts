import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSignedIn, readStored, removeStored, writeStored } from './stored-values.ts'

class MemoryStorage {
  kept = new Map<string, string>()
  getItem = (name: string): string | null => this.kept.get(name) ?? null
  setItem = (name: string, value: string): void => void this.kept.set(name, value)
  removeItem = (name: string): void => void this.kept.delete(name)
}

function stubStorage(storage: object): void {
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: new MemoryStorage() })
}

describe('stored values', () => {
  beforeEach(() => stubStorage(new MemoryStorage()))
  afterEach(() => {
    clearSignedIn()
    removeStored('uuid')
    vi.unstubAllGlobals()
  })

  it('what is written is read again', () => {
    writeStored('allsteps', ['idnumber', 'jobinfo'])
    expect(readStored('allsteps')).toEqual(['idnumber', 'jobinfo'])
  })

  it('signing out forgets what belongs to the person and keeps what belongs to the device', () => {
    writeStored('token', 'abc')
    writeStored('drafts', { basic: { education: 'diploma' } })
    writeStored('uuid', 'device-1')
    clearSignedIn()
    expect([readStored('token'), readStored('drafts'), readStored('uuid')]).toEqual([
      undefined,
      undefined,
      'device-1',
    ])
  })

  it('storage that is full keeps the value for as long as the page lives', () => {
    stubStorage({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(writeStored('token', 'abc')).toBe(false)
    expect(readStored('token')).toBe('abc')
  })

  it('what is of use on the device alone leaves there what was, where there is no room for it', () => {
    const storage = new MemoryStorage()
    stubStorage(storage)
    expect(writeStored('put_off', '1.0.1', { onDeviceOnly: true })).toBe(true)
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(writeStored('put_off', '1.0.2', { onDeviceOnly: true })).toBe(false)
    expect(readStored('put_off')).toBe('1.0.1')
  })

  it('storage that is refused outright breaks nothing', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    writeStored('user_id', 'u1')
    expect(readStored('user_id')).toBe('u1')
    clearSignedIn()
    expect(readStored('user_id')).toBeUndefined()
  })

  it('what is no JSON counts as absent', () => {
    const storage = new MemoryStorage()
    storage.setItem('token', '{broken')
    stubStorage(storage)
    expect(readStored('token')).toBeUndefined()
  })

  it('everything that names a person or a session ends with the sign-out', () => {
    writeStored('user_id', 'u1')
    writeStored('user_name', 'Tuayang')
    writeStored('allsteps', [])
    writeStored('gpsInfo', { register_lat: 13.7, register_lng: 100.5, time: '' })
    writeStored('slips', [])
    clearSignedIn()
    const personal = ['user_id', 'user_name', 'allsteps', 'gpsInfo', 'slips'] as const
    expect(personal.filter((name) => readStored(name) !== undefined)).toEqual([])
  })
})
