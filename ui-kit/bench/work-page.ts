/** Runs in a slowed browser: a picture of twelve megapixels is made small, and 5,000 rows are searched. */
import { PhotoCapture, SearchSheet } from '@paso/ui-kit'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import type { Compressed } from './times.ts'

/** The worker's code, put in by the run. */
declare const WORKER: string

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
/** Waits until something is so; a fault of the kit ends the run, rather than holding it for ever. */
const until = async (is: () => boolean) => {
  const end = performance.now() + 60_000
  while (!is()) {
    if (performance.now() > end) throw new Error(`not in a minute: ${String(is)}`)
    await new Promise(requestAnimationFrame)
  }
}

const marks = 'GPS 13.7563N 100.5018E'

/** 4000 × 3000 with as much in it as a card on a table has, and where it was taken. */
async function photo(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 4000
  canvas.height = 3000
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  for (let spot = 0; spot < 60_000; spot += 1) {
    pen.fillStyle = `hsl(${String((spot * 37) % 360)} 30% ${String(30 + (spot % 50))}%)`
    pen.fillRect((spot * 7919) % 4000, (spot * 104_729) % 3000, 40, 25)
  }
  pen.fillStyle = '#10201a'
  pen.font = '90px sans-serif'
  for (let line = 0; line < 24; line += 1)
    pen.fillText('1 1017 00230 70 5 Malee', 300, 200 + line * 110)
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  )
  if (!jpeg) throw new Error('no picture')
  const body = [...`Exif\0\0MM\0*\0\0\0\b\0\0\0\0\0\0${marks}`].map((sign) => sign.charCodeAt(0))
  const head = Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body])
  return new File([jpeg.slice(0, 2), head, jpeg.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
}

const files: File[] = []
async function prepare(): Promise<void> {
  files.push(await photo())
}

async function compress(inWorker: boolean): Promise<Compressed> {
  const file = files[0] as File
  let taken: Blob | undefined
  const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }))
  const words = {
    camera: 'c',
    album: 'a',
    retake: 'r',
    working: 'w',
    preview: 'p',
    unreadable: 'u',
  }
  root.render(
    h(PhotoCapture, {
      label: 'Card',
      subject: 'card-front',
      guide: 'g',
      labels: { ...words, faults: { blurred: 'b', glare: 'g', cutOff: 'c', kept: 'k' } },
      onValueChange: (photo) => (taken = photo ?? undefined),
      createWorker: inWorker ? () => new Worker(address) : undefined,
    }),
  )
  await until(() => place.querySelector('input') !== null)
  const tasks: number[] = []
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  watch.observe({ type: 'longtask' })
  const began = performance.now()
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const input = place.querySelector('input') as HTMLInputElement
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => taken !== undefined)
  const took = performance.now() - began
  // What is observed comes a little later.
  await new Promise((resolve) => setTimeout(resolve, 500))
  watch.disconnect()
  root.render(null)
  const text = (await taken?.text()) ?? ''
  return {
    took,
    longestTask: Math.max(0, ...tasks),
    from: file.size,
    bytes: taken?.size ?? 0,
    keepsMetadata: text.includes('Exif') || text.includes(marks),
  }
}

/** The next frame after a list below a part of the page has other rows. */
const changed = (part: Element) =>
  new Promise((resolve) => {
    const seen = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => (target as Element).closest?.('[role=listbox]'))) return
      seen.disconnect()
      requestAnimationFrame(resolve)
    })
    seen.observe(part, { childList: true, subtree: true })
  })

/** Milliseconds of each letter typed, until what it finds is drawn: of each the median of five. */
async function search(): Promise<number[]> {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    value: String(at),
    label: `${['เมือง', 'บางรัก', 'ปทุมวัน', 'พระนคร'][at % 4] ?? ''} ${String(at)}`,
    detail: `จังหวัด ${String(at % 77)}`,
    also: [`${['Mueang', 'Bang Rak', 'Pathum Wan', 'Phra Nakhon'][at % 4] ?? ''} ${String(at)}`],
  }))
  root.render(
    h(SearchSheet, {
      label: 'Place',
      rows,
      searchLabel: 'Name',
      foundLabel: (count) => `${String(count)} found`,
      closeLabel: 'Close',
    }),
  )
  await until(() => place.querySelector('input') !== null)
  place.querySelector('input')?.click()
  await until(() => place.querySelector('dialog input') !== null)
  const box = place.querySelector('dialog input') as HTMLInputElement
  const letters = ['b', 'p', 'ph', 'm', 'bang r', 'ป', 'พ', 'ปทุ', 'บ', '4', '40', '401']
  const rounds: number[][] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await typeAll(box, letters))
  return letters.map((_, at) => median(rounds.map((times) => times[at] ?? Infinity)))
}

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Infinity

async function typeAll(box: HTMLInputElement, letters: readonly string[]): Promise<number[]> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const times: number[] = []
  // Each finds other rows than the one before, so that it shows when it is drawn.
  for (const typed of letters) {
    const drawn = changed(place.querySelector('dialog') as Element)
    const began = performance.now()
    set?.call(box, typed)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await drawn
    times.push(performance.now() - began)
    // Nothing of one letter is left for the next.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return times
}

Object.assign(globalThis, { prepare, compress, search })
