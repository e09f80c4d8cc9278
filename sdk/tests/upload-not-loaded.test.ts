import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type * as published from '@paso/sdk'
import { afterEach, expect, test } from 'vitest'

const sdk = join(import.meta.dirname, '..')
let copy: string
afterEach(() => rmSync(copy, { recursive: true }))

test('an upload whose code cannot be fetched fails like any call', async () => {
  // Beside the real one, so that it finds the libraries.
  copy = mkdtempSync(join(sdk, '../node_modules/.without-uploads-'))
  cpSync(join(sdk, 'dist'), copy, { recursive: true })
  const chunks = readdirSync(copy).filter((name) => name.startsWith('upload-bytes'))
  expect(chunks).not.toEqual([])
  for (const name of chunks) rmSync(join(copy, name))
  const { createLenderClient, NetworkError } = (await import(
    join(copy, 'index.js')
  )) as typeof published
  const client = createLenderClient({
    baseUrl: 'http://127.0.0.1:9/api',
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0' },
    token: () => '',
    language: () => 'th',
    secret: 's',
    random: () => 0,
  })
  const ticket = {
    upload_id: 'u-1',
    purpose: 'id_front',
    kind: 'server',
    url: '/file/upload/u-1',
    method: 'PUT',
    headers: {},
    expires_at: '2026-11-21T05:15:00.000Z',
  } as const
  const upload = client.uploadBytes(ticket, new Blob(['bytes']))
  await expect(upload).rejects.toBeInstanceOf(NetworkError)
  await expect(upload).rejects.toMatchObject({ operation: 'load' })
})
