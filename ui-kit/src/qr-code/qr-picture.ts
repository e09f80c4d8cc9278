import { drawModules } from './draw-modules.ts'

/**
 * The code as a PNG, with its quiet zone: for another app on the same phone, which cannot scan the
 * phone's own screen.
 *
 * @param value what the code carries, exactly
 * @param moduleSize pixels of one module; a picture of some 500 pixels unless given
 */
export async function qrPicture(value: string, moduleSize?: number): Promise<Blob> {
  const { side, path } = drawModules(value)
  const scale = moduleSize ?? Math.ceil(500 / side)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) =>
      picture ? resolve(picture) : reject(new Error('This browser writes no PNG')),
    )
  })
}

/**
 * Lets the browser save the code as a picture, into the album or the downloads.
 *
 * @param fileName with `.png` at its end
 */
export async function saveQrPicture(value: string, fileName: string): Promise<void> {
  const url = URL.createObjectURL(await qrPicture(value))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers begin to read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
