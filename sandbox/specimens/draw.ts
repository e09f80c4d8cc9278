/**
 * Draws every sample picture in this folder, once: `node sandbox/specimens/draw.ts`; with the
 * beginnings of names, such as `mx`, those alone.
 *
 * The documents are our own drawings of made-up people, marked SPECIMEN. They only carry the
 * same facts as the real thing in the same order, so that the reader under `src/lending/ocr` has
 * something true to read. The bad ones are made from the good ones, so each has one fault only.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { sampleDocuments } from './countries.ts'
import { drawingsOf } from './country-drawings.ts'
import { BACK, FRONT, HOLDER, LANDSCAPE, WORK_CERTIFICATE } from './drawings.ts'

const WIDTH = 1280
const HEIGHT = 880
const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))
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
    const drawings: Record<string, string> = {
      'th-id-front': FRONT,
      'th-id-back': BACK,
      'th-holder': HOLDER,
      'work-certificate': WORK_CERTIFICATE,
      'bad-not-a-document': LANDSCAPE,
      ...Object.fromEntries(sampleDocuments.flatMap((each) => Object.entries(drawingsOf(each)))),
    }
    for (const [name, html] of Object.entries(drawings)) {
      if (!isWanted(name)) continue
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

/** From the front of a card, each with the one fault of its name. */
const drawBadOnes = async (front: string, prefix: string): Promise<void> => {
  const names = ['blurred', 'glare', 'cut-off'].map((fault) => `${prefix}bad-${fault}`)
  if (!names.some(isWanted)) return
  const [blurred = '', glare = '', cutOff = ''] = names
  const picture = await readFile(pathOf(front))
  await save(blurred, sharp(picture).blur(9))
  await save(glare, sharp(picture).composite([{ input: flash }]))
  await save(cutOff, sharp(picture).extract({ left: 560, top: 60, width: 720, height: 760 }))
}

await mkdir(folder, { recursive: true })
await drawGoodOnes()
await drawBadOnes('th-id-front', '')
for (const { prefix } of sampleDocuments) await drawBadOnes(`${prefix}-id-front`, `${prefix}-`)
