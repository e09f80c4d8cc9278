import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { paintedPixels, shades } from '../../tests/screen-picture.ts'
import { CopyRow } from '../copy-row/CopyRow.tsx'
import { Card } from '../theme/Screen.tsx'
import { Barcode } from './Barcode.tsx'

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(360, 740)
})

/** Reads a picture of the screen as a till's reader would, held at the code and its white. */
async function scan(): Promise<string> {
  const picture = await paintedPixels(page.getByRole('img').element())
  const source = new RGBLuminanceSource(shades(picture), picture.width, picture.height)
  const bits = new BinaryBitmap(new HybridBinarizer(source))
  const everyRow = new Map([[DecodeHintType.TRY_HARDER, true]])
  return new Code128Reader().decode(bits, everyRow).getText()
}

const references = ['4021778819035526', '778819035', 'PASO-TH260904-0021']

for (const theme of ['light', 'dark'] as const) {
  test.each(references)(`%s is read from a screen of 320 px, ${theme}`, async (value) => {
    await page.viewport(320, 640)
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = 'rtl'
    await render(
      <Card>
        <Barcode value={value} label="Code to pay" />
        <CopyRow label="Reference" value={value} />
      </Card>,
    )
    expect(await scan()).toBe(value)
  })
}

test('every sign of ASCII is read as it is', async () => {
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
  await page.viewport(360, 740)
  for (const part of signs.match(/.{1,20}/gs) ?? []) {
    const { container } = await render(<Barcode value={part} label="Code" />)
    expect(await scan()).toBe(part)
    container.remove()
  }
})

test('it has a name, ten modules of white on each side, and stands on white', async () => {
  await render(<Barcode value="1234" label="Code to pay at the till" />)
  const drawing = page.getByRole('img', { name: 'Code to pay at the till' }).element()
  const svg = drawing as unknown as SVGSVGElement
  const bars = svg.querySelector('path')?.getBBox()
  expect(bars?.x).toBe(10)
  expect(svg.viewBox.baseVal.width - (bars?.width ?? 0)).toBe(20)
  expect(getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)')
})
