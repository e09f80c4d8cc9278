import { expect, test, vi } from 'vitest'
import { compressInWorker } from './compress-in-worker.ts'
import { compressPhoto, UnreadablePhotoError } from './compress-photo.ts'

/** Noise does not compress: a picture of the worst kind. */
async function noisy(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const pixels = pen.createImageData(width, height)
  for (let index = 0; index < pixels.data.length; index += 1) {
    pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 256
  }
  pen.putImageData(pixels, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type, 0.95))
}

/** Puts an EXIF block with a place and an orientation into a JPEG. */
async function withExif(jpeg: Blob, orientation: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const place = 'GPS 13.7563N 100.5018E'
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
  const body = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0))
  body.push(...tiff, 0, 0, 0, 0, 0, 0, ...[...place].map((letter) => letter.charCodeAt(0)))
  const length = body.length + 2
  const segment = Uint8Array.from([0xff, 0xe1, length >> 8, length & 255, ...body])
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: 'image/jpeg' })
}

test('a large picture becomes a JPEG of at most 1600 px and 300 kB in its own proportions', async () => {
  const photo = await compressPhoto(await noisy(2400, 1200))
  expect(photo.blob.type).toBe('image/jpeg')
  expect(photo.blob.size).toBeLessThanOrEqual(300_000)
  expect(Math.max(photo.width, photo.height)).toBeLessThanOrEqual(1600)
  expect(photo.width / photo.height).toBeCloseTo(2, 1)
})

test('a small picture is not blown up', async () => {
  const photo = await compressPhoto(await noisy(200, 100))
  expect([photo.width, photo.height]).toEqual([200, 100])
})

test('place and device do not leave the phone, and the picture stands upright', async () => {
  const taken = await withExif(await noisy(400, 200, 'image/jpeg'), 6)
  expect(await taken.text()).toContain('GPS 13.7563N')
  const photo = await compressPhoto(taken)
  const text = await photo.blob.text()
  expect(text).not.toContain('Exif')
  // In the noise any three letters may follow one another; these do not.
  expect(text).not.toContain('13.7563N')
  expect([photo.width, photo.height]).toEqual([200, 400])
})

test('limits can be narrower', async () => {
  const photo = await compressPhoto(await noisy(900, 900), { maxEdge: 600, maxBytes: 90_000 })
  expect(photo.width).toBeLessThanOrEqual(600)
  expect(photo.blob.size).toBeLessThanOrEqual(90_000)
})

test('what is no picture is refused by name', async () => {
  const file = new Blob(['<html>'], { type: 'image/jpeg' })
  await expect(compressPhoto(file)).rejects.toBeInstanceOf(UnreadablePhotoError)
})

const startWorker = () =>
  new Worker(new URL('./compress-photo.worker.ts', import.meta.url), { type: 'module' })

test('a worker does the same, off the page', async () => {
  const photo = await compressInWorker(startWorker, await noisy(2000, 1000))
  expect(photo.blob.size).toBeLessThanOrEqual(300_000)
  expect(photo.width / photo.height).toBeCloseTo(2, 1)
})

test('a worker refuses what is no picture by the same name', async () => {
  const file = new Blob(['no picture'])
  await expect(compressInWorker(startWorker, file)).rejects.toBeInstanceOf(UnreadablePhotoError)
})

test('where no worker may start, the page does the work', async () => {
  const refuse = vi.fn((): Worker => {
    throw new TypeError('this policy allows no worker')
  })
  const photo = await compressInWorker(refuse, await noisy(100, 100))
  expect(refuse).toHaveBeenCalledOnce()
  expect(photo.width).toBe(100)
})

test('where the worker breaks, the page does the work', async () => {
  const broken = () => new Worker('data:text/javascript,throw 1')
  const photo = await compressInWorker(broken, await noisy(100, 100))
  expect(photo.width).toBe(100)
})
