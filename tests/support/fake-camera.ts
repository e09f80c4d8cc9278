/** A camera for Chromium: it plays a film of pictures where a device would be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import sharp from 'sharp'
import { specimen } from './specimen.ts'

interface Scene {
  /** Name of a specimen. */
  picture: string
  seconds: number
}

const framesASecond = 30

/** Motion JPEG is one baseline JPEG behind another, all of one size. */
const frameOf = (picture: string): Promise<Buffer> =>
  sharp(specimen(picture)).resize(1280, 880).jpeg({ progressive: false, quality: 92 }).toBuffer()

/**
 * What `test.use` takes to give a browser such a camera.
 *
 * @param answer what the borrower says when the browser asks whether the page may use it
 */
export const camera = (film: readonly Scene[], answer: 'allow' | 'deny') => {
  const launchOptions = async (
    { launchOptions: usual }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const scenes = film.map(async ({ picture, seconds }) => {
      const frame = await frameOf(picture)
      return Array.from({ length: seconds * framesASecond }, () => frame)
    })
    const frames = (await Promise.all(scenes)).flat()
    const folder = mkdtempSync(join(tmpdir(), 'paso-camera-'))
    const file = join(folder, 'film.mjpeg')
    writeFileSync(file, Buffer.concat(frames))
    const own = [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
      `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`,
    ]
    await use({ ...usual, args: [...(usual.args ?? []), ...own] })
    rmSync(folder, { recursive: true })
  }
  const scope = { scope: 'worker' as const }
  return { launchOptions: [launchOptions, scope] satisfies [unknown, object] }
}
