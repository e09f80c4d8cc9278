import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PhotoCapture, VoucherUpload } from '../src/index.ts'
import type { FormCase } from './form-case.ts'
import { asProps } from './case-parts.ts'
import { render } from './render.tsx'

const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
const input = () => page.getByLabelText('It')
const labels = Object.fromEntries(
  'choose replace remove working preview unreadable tooLarge'.split(' ').map((it) => [it, it]),
) as Record<
  'choose' | 'replace' | 'remove' | 'working' | 'preview' | 'unreadable' | 'tooLarge',
  string
>

const pixel = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
const photo = new File([Uint8Array.from(pixel, (sign) => sign.charCodeAt(0))], 'card.gif', {
  type: 'image/gif',
})
const photoLabels = { ...labels, camera: 'Camera', album: 'Album', retake: 'Again' }
const camera = () => page.getByLabelText('Camera')

const leaveIn = (container: HTMLElement, file: File) => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const control = container.querySelector('input')
  if (control) control.files = chosen.files
}

/** What holds a file. */
export const fileCases: readonly FormCase[] = [
  {
    component: 'VoucherUpload',
    named: [['file', 'It']],
    keys: [],
    draw: (held) => <VoucherUpload label="It" labels={labels} {...asProps(held)} />,
    empty: null,
    meaning: slip,
    begin: () => userEvent.upload(input(), slip),
    enter: async () => {
      await userEvent.upload(input(), slip)
      await expect.element(page.getByText('slip.pdf')).toBeVisible()
    },
    leave: (container) => leaveIn(container, slip),
    shown: 'slip.pdf',
    sent: { it: slip },
    without: {
      keyboard: 'a file is chosen in a window of the browser',
      autofill: 'a browser fills in no file',
      'double press': 'a file is chosen in a window of the browser',
      register: 'its value is a File: Controller',
    },
  },
  {
    component: 'PhotoCapture',
    named: [
      ['group', 'It'],
      ['file', 'Camera'],
      ['file', 'Album'],
    ],
    keys: [],
    draw: (held) => (
      <PhotoCapture
        label="It"
        subject="document"
        guide="Guide"
        labels={photoLabels}
        {...asProps(held)}
      />
    ),
    empty: null,
    meaning: photo,
    begin: () => userEvent.upload(camera(), photo),
    enter: async () => {
      await userEvent.upload(camera(), photo)
      await expect.element(page.getByRole('img', { name: 'preview' })).toBeVisible()
    },
    leave: (container) => leaveIn(container, photo),
    shown: 'preview|preview',
    sent: { it: photo },
    own: {
      // An app's own camera, which takes a moment to open.
      'double press': async (field) => {
        const pick = { camera: vi.fn(() => new Promise<undefined>(() => undefined)) }
        await render(field.draw(asProps({ pick })))
        await camera().dblClick()
        expect(pick.camera).toHaveBeenCalledOnce()
      },
    },
    without: {
      keyboard: 'a picture is chosen in a window of the browser',
      autofill: 'a browser fills in no file',
      register: 'its value is a File: Controller',
    },
  },
]
