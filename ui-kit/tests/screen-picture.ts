import { page } from 'vitest/browser'

type Shown = Parameters<typeof page.elementLocator>[0]

/** What the browser really painted of an element, in CSS pixels. */
export async function paintedPixels(element: Shown): Promise<ImageData> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, { width: image.width, height: image.height })
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, width, height)
}

/** Their green, which stands for how light each is. */
export const shades = ({ data }: ImageData) =>
  Uint8ClampedArray.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0)
