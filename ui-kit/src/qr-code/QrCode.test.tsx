import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { paintedPixels, shades } from '../../tests/screen-picture.ts'
import { Card } from '../theme/Screen.tsx'
import { qrPicture, saveQrPicture } from './qr-picture.ts'
import { QrCode } from './QrCode.tsx'

const payment =
  '00020101021230620016A00000067701011201150105563123456010212402177881903530376454081052.005802TH6304ABCD'

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(360, 740)
})

/** Reads the drawing as a camera would: pixels, not modules. */
async function scan(drawing: SVGSVGElement): Promise<string | undefined> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '400')
  copy.setAttribute('height', '400')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 400
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 400, 400)
  pen.drawImage(image, 0, 0)
  return jsQR(pen.getImageData(0, 0, 400, 400).data, 400, 400)?.data
}

test('what is scanned is exactly what is to be paid', async () => {
  await render(<QrCode value={payment} label="Code that pays ฿1,052.00" />)
  const drawing = page.getByRole('img', { name: 'Code that pays ฿1,052.00' }).element()
  expect(await scan(drawing as unknown as SVGSVGElement)).toBe(payment)
})

test('four modules of white surround the code', async () => {
  const { container } = await render(<QrCode value="a" label="Code" />)
  const svg = container.querySelector('svg')
  const side = svg?.viewBox.baseVal.width ?? 0
  const modules = svg?.querySelector('path')?.getBBox()
  expect(modules?.x).toBe(4)
  expect(modules?.y).toBe(4)
  expect(side - (modules?.width ?? 0)).toBe(8)
})

test('it is dark on white in a dark page too', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  const { container } = await render(<QrCode value="a" label="Code" />)
  const svg = container.querySelector('svg')
  expect(svg && getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)')
})

const clabe = 'CLABE 646180110400000007 REF 4021778819035526 MXN 1052.00'
const address = `https://pay.example/${'4021-7788-1903-5526/'.repeat(5)}`
for (const theme of ['light', 'dark'] as const) {
  test.each([payment, clabe, address])(
    `%s is read by two apps from a screen of 320 px, ${theme}`,
    async (value) => {
      await page.viewport(320, 640)
      document.documentElement.dataset['theme'] = theme
      document.documentElement.dir = 'rtl'
      await render(
        <Card>
          <QrCode value={value} label="Code to pay" />
        </Card>,
      )
      const picture = await paintedPixels(page.getByRole('img').element())
      expect(jsQR(picture.data, picture.width, picture.height)?.data).toBe(value)
      const source = new RGBLuminanceSource(shades(picture), picture.width, picture.height)
      const read = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)))
      expect(read.getText()).toBe(value)
    },
  )
}

test('its modules have the size that is asked for, as far as the page goes', async () => {
  const width = async (moduleSize: number) => {
    const { container } = await render(<QrCode value="a" label="Code" moduleSize={moduleSize} />)
    return container.querySelector('svg')?.getBoundingClientRect().width ?? 0
  }
  // 21 modules and eight of white.
  expect(await width(3)).toBe(29 * 3)
  expect(await width(8)).toBe(29 * 8)
  expect(await width(100)).toBeLessThanOrEqual(360)
})

test('saved as a picture, another app reads exactly the same from it', async () => {
  const written = await createImageBitmap(await qrPicture(payment))
  const canvas = document.createElement('canvas')
  const { width, height } = written
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.drawImage(written, 0, 0)
  expect(width).toBeGreaterThanOrEqual(500)
  expect(jsQR(pen.getImageData(0, 0, width, height).data, width, height)?.data).toBe(payment)
})

test('saving gives the browser a PNG under the name asked for', async () => {
  const saved: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  press.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.protocol)
  })
  await saveQrPicture(payment, 'paso-4021.png')
  press.mockRestore()
  expect(saved).toEqual(['paso-4021.png', 'blob:'])
})
