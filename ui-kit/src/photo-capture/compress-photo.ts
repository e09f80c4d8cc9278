import { type Assessed, assessedEdge, assessPhoto, type PhotoFault } from './assess-photo.ts'

/** What a compressed photo must stay within. */
export type PhotoLimits = {
  /** Longest edge in pixels. */
  maxEdge?: number | undefined
  /** Largest size in bytes. */
  maxBytes?: number | undefined
  /** Judges the picture too, as one of a card or of a face. */
  assess?: Assessed | undefined
}

/** A JPEG without metadata, upright, within the limits. */
export type CompressedPhoto = {
  blob: Blob
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** What is wrong with it, where it was judged and something is. */
  fault?: PhotoFault | undefined
}

/** The file could not be read as a picture, or the device could not draw it. */
export class UnreadablePhotoError extends Error {
  override name = 'UnreadablePhotoError'
}

const qualities = [0.85, 0.75, 0.65, 0.55, 0.45]
/** When even the lowest quality is too large, the edge shrinks by this and all begins again. */
const shrink = 0.8
const smallestEdge = 320

/**
 * Draws a picture again as a JPEG of at most 1600 px and 300 kB. Drawing turns it upright and leaves
 * every piece of metadata behind: place, time, device.
 *
 * Runs on the page and in a worker.
 * @throws UnreadablePhotoError when the file is no picture or cannot be made small enough.
 */
export async function compressPhoto(
  file: Blob,
  { maxEdge = 1600, maxBytes = 300_000, assess }: PhotoLimits = {},
): Promise<CompressedPhoto> {
  const picture = await decode(file)
  try {
    const longest = Math.max(picture.width, picture.height)
    if (longest === 0) throw new UnreadablePhotoError('the file is empty')
    const source = await halve(picture, Math.min(maxEdge, longest) / longest)
    for (let edge = Math.min(maxEdge, longest); ; edge = Math.floor(edge * shrink)) {
      const width = Math.max(1, Math.round((picture.width * edge) / longest))
      const height = Math.max(1, Math.round((picture.height * edge) / longest))
      const { encode, canvas } = draw(source, width, height)
      for (const quality of qualities) {
        const blob = await encode(quality)
        if (blob.size > maxBytes) continue
        // Of the small copy, which takes a part of the time; and after a wait, so that taps come between.
        const fault = assess && assessPhoto(pixelsOf(canvas, width, height), assess)
        return { blob, width, height, fault }
      }
      if (edge * shrink < Math.min(smallestEdge, longest)) {
        throw new UnreadablePhotoError('the file is too large')
      }
    }
  } finally {
    picture.release()
  }
}

/**
 * A picture halved while it is still as large as that share of it. Each half is exact, so the quickest smoothing does.
 * Taps come between: drawn at once, twelve megapixels hold a slow page up for longer than is felt as immediate.
 */
async function halve(picture: Picture, share: number): Promise<CanvasImageSource> {
  let source: CanvasImageSource = picture.source
  for (let part = 2; 1 / part >= share; part *= 2) {
    const across = Math.max(1, Math.round(picture.width / part))
    const down = Math.max(1, Math.round(picture.height / part))
    const canvas = canvasOf(across, down)
    // Read, so that it is drawn now and not with the next.
    paint(canvas, source, across, down, 'low').getImageData(0, 0, 1, 1)
    source = canvas
    await new Promise((resolve) => setTimeout(resolve))
  }
  return source
}

type Picture = {
  source: ImageBitmap | HTMLImageElement
  width: number
  height: number
  release: () => void
}

async function decode(file: Blob): Promise<Picture> {
  try {
    // No options: older engines reject `from-image`, and all turn the picture upright by themselves.
    const source = await createImageBitmap(file)
    return {
      source,
      width: source.width,
      height: source.height,
      release: () => {
        source.close()
      },
    }
  } catch {
    // An <img> decodes formats that createImageBitmap refuses on some phones.
    return decodeByElement(file)
  }
}

async function decodeByElement(file: Blob): Promise<Picture> {
  if (typeof Image === 'undefined') throw new UnreadablePhotoError('the file is not a picture')
  const url = URL.createObjectURL(file)
  const source = new Image()
  source.src = url
  try {
    await source.decode()
  } catch (cause) {
    URL.revokeObjectURL(url)
    throw new UnreadablePhotoError('the file is not a picture', { cause })
  }
  const release = () => {
    URL.revokeObjectURL(url)
  }
  return { source, width: source.naturalWidth, height: source.naturalHeight, release }
}

type Canvas = HTMLCanvasElement | OffscreenCanvas

function canvasOf(width: number, height: number): Canvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** The pixels of a copy that is at most as large as one that is judged. */
function pixelsOf(source: Canvas, width: number, height: number): ImageData {
  const share = Math.min(1, assessedEdge / Math.max(width, height))
  const across = Math.max(1, Math.round(width * share))
  const down = Math.max(1, Math.round(height * share))
  return paint(canvasOf(across, down), source, across, down).getImageData(0, 0, across, down)
}

/** Paints once, so that each quality is only encoded again. */
function draw(source: CanvasImageSource, width: number, height: number) {
  const canvas = canvasOf(width, height)
  paint(canvas, source, width, height)
  const encode = (quality: number): Promise<Blob> =>
    'convertToBlob' in canvas
      ? canvas.convertToBlob({ type: 'image/jpeg', quality })
      : new Promise((resolve, reject) => {
          canvas.toBlob(
            (blob) => {
              if (blob) resolve(blob)
              else reject(new UnreadablePhotoError('the picture could not be encoded'))
            },
            'image/jpeg',
            quality,
          )
        })
  return { canvas, encode }
}

function paint(
  canvas: Canvas,
  source: CanvasImageSource,
  width: number,
  height: number,
  quality: ImageSmoothingQuality = 'high',
) {
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePhotoError('no canvas')
  // JPEG has no transparency: without this a transparent picture turns black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = quality
  context.drawImage(source, 0, 0, width, height)
  return context
}
