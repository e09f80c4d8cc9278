/**
 * Draws every sample picture in this folder, once: `node sandbox/specimens/draw.ts`.
 *
 * The documents are our own drawings of made-up people, marked SPECIMEN. They only carry the
 * same facts as the real thing in the same order, so that the reader under `src/ocr` has
 * something true to read. The bad ones are made from the good one, so each has one fault only.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { BACK, FRONT, HOLDER, LANDSCAPE, WORK_CERTIFICATE } from './drawings.ts'

const WIDTH = 1280
const HEIGHT = 880
const folder = fileURLToPath(new URL('.', import.meta.url))
const pathOf = (name: string): string => `${folder}${name}.jpg`

const save = async (name: string, picture: Sharp): Promise<void> => {
  await writeFile(pathOf(name), await picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer())
}

const drawGoodOnes = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env['PASO_BROWSER'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    const drawings = {
      'th-id-front': FRONT,
      'th-id-back': BACK,
      'th-holder': HOLDER,
      'work-certificate': WORK_CERTIFICATE,
      'bad-not-a-document': LANDSCAPE,
    }
    for (const [name, html] of Object.entries(drawings)) {
      await page.setContent(html)
      await save(name, sharp(await page.screenshot({ type: 'png' })))
    }
  } finally {
    await browser.close()
  }
}

/** A flash reflected in the plastic: blown out in the middle, fading at its rim. */
const flash = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <radialGradient id="g"><stop offset="0.62" stop-color="#fff"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <ellipse cx="640" cy="400" rx="330" ry="210" fill="url(#g)"/></svg>`,
)

const drawBadOnes = async (): Promise<void> => {
  const front = await readFile(pathOf('th-id-front'))
  await save('bad-blurred', sharp(front).blur(9))
  await save('bad-glare', sharp(front).composite([{ input: flash }]))
  await save('bad-cut-off', sharp(front).extract({ left: 560, top: 60, width: 720, height: 760 }))
}

await mkdir(folder, { recursive: true })
await drawGoodOnes()
await drawBadOnes()
