import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { issueTicket } from '../../src/lending/uploads/upload-store.ts'
import { signedIn } from '../support/borrowers.ts'
import { type TestDatabase } from '../support/databases.ts'
import {
  bomb,
  CUT_PNG,
  CUT_WEBP,
  FOREIGN,
  giantJpeg,
  NO_PICTURES,
  partsOfJpeg,
  photo,
  POLYGLOTS,
} from '../support/hostile-pictures.ts'
import { type SignedClient } from '../support/lender.ts'
import { callerFields } from '../support/signature.ts'
import { testsOn } from '../support/lender-tests.ts'

type Type = 'image/jpeg' | 'image/png' | 'image/webp'

describe('a picture made to do harm', () => {
  const it = testsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  let owner: { id: string; client: SignedClient }
  it.beforeAll(async ({ shared }) => {
    ;({ test, app } = shared)
    owner = await signedIn(app, test.database)
  })

  const ticket = async (mime: Type, minutesAgo = 0): Promise<string> => {
    const given = new Date(Date.now() - minutesAgo * 60_000)
    const wanted = { purpose: 'id_front', mime, size: 5 * 1024 * 1024 } as const
    return (await issueTicket(test.database, owner.id, wanted, given)).uploadId
  }
  const put = async (
    upload_id: string,
    bytes: Buffer,
    type: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method: 'PUT',
      url: `/v2/file/upload/${upload_id}`,
      headers: { 'content-type': type, ...headers },
      payload: bytes,
    })
    return response.json<{ code: number; data: Record<string, unknown> }>()
  }
  const stored = (file_id: string, token = owner.client.token) =>
    app.inject({
      url: `/v2/file/${encodeURIComponent(file_id)}?${new URLSearchParams(callerFields(token)).toString()}`,
      headers: { 'country-language': 'th' },
    })

  it.each(NO_PICTURES)('is refused when it is %s named .jpg', async (_, make) => {
    const answer = await put(await ticket('image/jpeg'), await make(), 'image/jpeg', {
      'content-disposition': 'attachment; filename="photo.jpg"',
    })
    expect(answer).toMatchObject({ code: 415_001, data: null })
  })

  it.each([
    ['PNG', CUT_PNG, 'image/png'],
    ['WebP', CUT_WEBP, 'image/webp'],
  ] as const)('is refused when it is a %s cut off', async (_, make, type) => {
    expect((await put(await ticket(type), await make(), type)).code).toBe(415_001)
  })

  it.each(POLYGLOTS)('is stored as its pixels alone when it is %s', async (_, make, type) => {
    const before = process.resourceUsage().maxRSS
    const bytes = await make()
    const made = process.resourceUsage().maxRSS
    const { code, data } = await put(await ticket(type), bytes, type)
    expect(code).toBe(200)
    expect(process.resourceUsage().maxRSS - Math.max(before, made)).toBeLessThan(150_000)
    const kept = (await stored(String(data['file_id']))).rawPayload
    for (const foreign of [FOREIGN, '<script', '<?php', 'PK\u0003\u0004', 'Exif', 'ICC_PROFILE']) {
      expect(kept.includes(foreign), foreign).toBe(false)
    }
    const { markers, behind } = partsOfJpeg(kept)
    // JFIF, tables, frame, scan: no application data, no comment.
    for (const marker of markers) expect([0xe0, 0xdb, 0xc0, 0xc4, 0xda]).toContain(marker)
    expect(behind).toBe(0)
    const { exif, xmp, iptc, icc, comments, pages, width, height } = await sharp(kept).metadata()
    expect({ exif, xmp, iptc, icc, comments, pages }).toEqual({})
    expect([width, height]).toEqual([96, 64])
  })

  it('is refused before it is decoded when it would be 900 megapixels', async () => {
    const bytes = bomb(30_000)
    expect(bytes.length).toBeLessThan(200_000)
    const [upload_id, before] = [await ticket('image/png'), process.resourceUsage().maxRSS]
    const began = process.cpuUsage()
    const { code } = await put(upload_id, bytes, 'image/png')
    expect(code).toBe(413_001)
    // The processor's own time, in microseconds: on a busy machine the clock runs on without us.
    const { user, system } = process.cpuUsage(began)
    expect(user + system).toBeLessThan(2_000_000)
    // Kilobytes beyond the most that was ever used, making the file included.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000)
    expect((await put(await ticket('image/jpeg'), await giantJpeg(), 'image/jpeg')).code).toBe(
      413_001,
    )
  })

  it('is refused when ticket, header and bytes do not agree', async () => {
    const [jpeg, png] = [await photo().jpeg().toBuffer(), await photo().png().toBuffer()]
    const attempts: [Type, string, Buffer][] = [
      ['image/jpeg', 'image/jpeg', png],
      ['image/png', 'image/png', jpeg],
      ['image/png', 'image/jpeg', jpeg],
      ['image/jpeg', 'text/html', jpeg],
      ['image/jpeg', 'image/svg+xml', jpeg],
      ['image/jpeg', 'image/jpeg, text/html', jpeg],
    ]
    for (const [claimed, header, bytes] of attempts) {
      const { code } = await put(await ticket(claimed), bytes, header)
      expect(code, `${claimed} ${header}`).toBe(415_001)
    }
  })

  it.each([
    '../../../etc/passwd.jpg',
    'C:\\Windows\\x.jpg',
    '/etc/passwd',
    'a\u0080.jpg',
    '.htaccess',
  ])('is kept under a name of the lender’s own, whatever it is called: %s', async (name) => {
    const bytes = await photo().jpeg().toBuffer()
    const { code, data } = await put(await ticket('image/jpeg'), bytes, 'image/jpeg', {
      'content-disposition': `attachment; filename="${name}"`,
      'x-file-name': name,
    })
    expect(code).toBe(200)
    expect(data['file_id']).toMatch(/^[0-9a-f-]{36}$/)
    const { headers } = await stored(String(data['file_id']))
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'a\u0000b', '/etc/passwd', "' or 1=1 --"])(
    'is not found under %j',
    async (name) => {
      expect([400, 404]).toContain((await stored(name)).statusCode)
      const jpeg = await photo().jpeg().toBuffer()
      expect([400_001, 404_001]).toContain(
        (await put(encodeURIComponent(name), jpeg, 'image/jpeg')).code,
      )
    },
  )

  it('is shown to its owner alone', async () => {
    const { data } = await put(
      await ticket('image/jpeg'),
      await photo().jpeg().toBuffer(),
      'image/jpeg',
    )
    const file = String(data['file_id'])
    const stranger = await signedIn(app, test.database)
    expect((await stored(file)).statusCode).toBe(200)
    expect((await stored(file, stranger.client.token)).json()).toMatchObject({ code: 404_001 })
    expect((await stored(file, '')).json()).toMatchObject({ code: 403_100 })
    expect((await stored(file.toUpperCase(), stranger.client.token)).statusCode).toBe(404)
  })

  it('needs a ticket that is good, and its own', async () => {
    const [bytes, other] = [
      await photo().jpeg().toBuffer(),
      await photo().greyscale().jpeg().toBuffer(),
    ]
    const stranger = await signedIn(app, test.database)
    const good = await ticket('image/jpeg')
    const ownerPart = good.split('_')[0] ?? ''
    const taken = good.replace(ownerPart, stranger.id.replaceAll('-', ''))
    const expired = await ticket('image/jpeg', 16)
    expect((await stored('nothing', good)).json()).toMatchObject({ code: 403_100 })
    expect([400_001, 404_001]).toContain((await put(owner.client.token, bytes, 'image/jpeg')).code)
    for (const wrong of [
      taken,
      expired,
      `${good}A`,
      good.slice(0, -1),
      ownerPart,
      `${ownerPart}_`,
    ]) {
      expect((await put(wrong, bytes, 'image/jpeg')).code, wrong).toBe(404_001)
    }
    const first = await put(good, bytes, 'image/jpeg')
    expect(first.code).toBe(200)
    expect(await put(good, other, 'image/jpeg')).toMatchObject({ data: first.data })
    const kept = (await stored(String(first.data['file_id']))).rawPayload
    expect(kept.length).toBe(first.data['size'])
  })
})
