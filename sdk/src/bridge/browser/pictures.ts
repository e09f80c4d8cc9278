import type { Picture } from '../native-types.ts'
import { MAX_PICTURE_BYTES } from '../shape.ts'
import { Refusal, type BrowserContext } from './refusal.ts'

const DEFAULT_EDGE = 1600

/**
 * A picture by a file input; with `capture` phones open the camera. Redrawn as JPEG, which also leaves behind where it was
 * taken. A browser that does not report an empty choice (before Chrome 113, Safari 16.4) leaves that to the time limit.
 */
export async function pickPicture(
  capture: 'environment' | 'user' | undefined,
  maxEdge: number | undefined,
  { window, signal }: BrowserContext,
): Promise<Picture> {
  const { document } = window
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.hidden = true
  if (capture) input.setAttribute('capture', capture)
  // Outside of the document some browsers forget it while the camera is open.
  document.body.append(input)
  try {
    const file = await new Promise<File>((resolve, reject) => {
      const leave = () => reject(new Refusal('cancelled'))
      input.addEventListener('change', () => (input.files?.[0] ? resolve(input.files[0]) : leave()))
      input.addEventListener('cancel', leave)
      signal.addEventListener('abort', leave)
      input.click()
    })
    return await redraw(file, maxEdge || DEFAULT_EDGE, window)
  } finally {
    input.remove()
  }
}

async function redraw(file: File, maxEdge: number, window: BrowserContext['window']) {
  const image = await load(file, window)
  const scale = Math.min(1, maxEdge / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Refusal('failed')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const quality of [0.85, 0.7, 0.5]) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (!blob) throw new Refusal('failed')
    if (blob.size <= MAX_PICTURE_BYTES) {
      const base64 = await toBase64(blob, window)
      return { base64, mime: 'image/jpeg', width: canvas.width, height: canvas.height } as const
    }
  }
  throw new Refusal('picture_too_large')
}

async function load(file: File, window: BrowserContext['window']): Promise<HTMLImageElement> {
  const url = window.URL.createObjectURL(file)
  try {
    const image = new window.Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    window.URL.revokeObjectURL(url)
  }
}

function toBase64(blob: Blob, window: BrowserContext['window']): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new window.FileReader()
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '')
    reader.onerror = () => reject(new Refusal('failed'))
    reader.readAsDataURL(blob)
  })
}
