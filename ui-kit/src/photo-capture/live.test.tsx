import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { scene } from '../../tests/scenes.ts'
import type { CompressedPhoto } from './compress-photo.ts'
import { hintFor } from './assess-photo.ts'
import { PhotoCapture, type PhotoCaptureProps } from './PhotoCapture.tsx'

const onTaken = vi.fn<(photo: CompressedPhoto) => void>()
const streams: MediaStream[] = []
const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)

/** The browser's own camera, a picture in its place, or a no. */
const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
beforeEach(() => {
  onTaken.mockClear()
  streams.length = 0
  camera.mockReset().mockImplementation(async (wanted) => {
    const stream = await ask(wanted)
    streams.push(stream)
    return stream
  })
})
afterEach(() => {
  timers.forEach(clearInterval)
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

const timers: ReturnType<typeof setInterval>[] = []
const show = (canvas: HTMLCanvasElement) =>
  camera.mockImplementation(() => {
    const stream = canvas.captureStream(10)
    const pen = canvas.getContext('2d')
    if (pen) pen.filter = 'none'
    // What stands still sends no frames by itself.
    timers.push(setInterval(() => pen?.fillRect(0, 0, 1, 1), 50))
    streams.push(stream)
    return Promise.resolve(stream)
  })
const refuse = (name: string) => camera.mockRejectedValue(new DOMException('no', name))
const states = () =>
  streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState))

const labels = {
  camera: 'Take the picture',
  album: 'Choose from album',
  retake: 'Take it again',
  working: 'One moment',
  preview: 'Your picture',
  unreadable: 'No picture.',
  faults: { blurred: 'Hold still.', glare: 'Turn it.', cutOff: 'Back.', kept: 'Usable.' },
  live: {
    take: 'Take it now',
    close: 'Close the camera',
    refused: 'Not allowed. Press again.',
    absent: 'No camera here. Press again.',
    dark: 'Too dark.',
    closer: 'Closer.',
    up: 'Move the phone up.',
    down: 'Move the phone down.',
    left: 'Move the phone to the left.',
    right: 'Move the phone to the right.',
    ready: 'Good. Hold still and take it.',
  },
}

function Capture(props: Partial<PhotoCaptureProps>) {
  const [photo, setPhoto] = useState<Blob | null>(null)
  return (
    <PhotoCapture
      label="Front of your card"
      subject="card-front"
      guide="Fill the frame."
      value={photo}
      labels={labels}
      {...props}
      onTaken={onTaken}
      onValueChange={setPhoto}
    />
  )
}
const opener = () => page.getByLabelText('Take the picture')
const shutter = () => page.getByRole('button', { name: 'Take it now' })
const open = async () => {
  await opener().click()
  await expect.element(shutter()).toHaveAttribute('aria-disabled', 'false')
}

test('the camera’s picture is shown with the frame over it, taken, and let go', async () => {
  const { container } = await render(<Capture labels={{ ...labels, faults: undefined }} />)
  await open()
  expect(camera.mock.lastCall?.[0]?.video).toMatchObject({ facingMode: 'environment' })
  const [video, frame] = ['video', '[data-part="frame"]'].map((part) =>
    container.querySelector(part)?.getBoundingClientRect(),
  )
  expect(frame?.width).toBeGreaterThan((video?.width ?? 0) * 0.7)
  expect((frame?.left ?? 0) >= (video?.left ?? 0)).toBe(true)
  expect(document.activeElement).toBe(shutter().element())
  await shutter().click()
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  expect(onTaken.mock.lastCall?.[0].blob.type).toBe('image/jpeg')
  await expect.poll(states).toEqual(['ended'])
  await expect.poll(() => document.activeElement?.matches('input[capture]')).toBe(true)
})

test('a face is looked for with the front camera', async () => {
  await render(<Capture subject="holder" />)
  await open()
  expect(camera.mock.lastCall?.[0]?.video).toMatchObject({ facingMode: 'user' })
})

test.each(['hidden', 'unmounted', 'closed'])('the camera is let go when it is %s', async (how) => {
  const { rerender } = await render(<Capture />)
  await open()
  expect(states()).toEqual(['live'])
  if (how === 'unmounted') await rerender(<p>Another screen</p>)
  else if (how === 'closed') await page.getByRole('button', { name: 'Close the camera' }).click()
  else {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await expect.poll(states).toEqual(['ended'])
  expect(shutter().elements()).toHaveLength(0)
})

test.each([
  ['NotAllowedError', 'Not allowed. Press again.'],
  ['NotFoundError', 'No camera here. Press again.'],
])('%s is said, and the next press opens the phone’s own camera', async (name, words) => {
  refuse(name)
  await render(<Capture />)
  await opener().click()
  await expect.element(page.getByRole('status')).toHaveTextContent(words)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  const files = vi.spyOn(press, 'preventDefault')
  opener().element().dispatchEvent(press)
  expect(files).not.toHaveBeenCalled()
  expect(camera).toHaveBeenCalledOnce()
})

test('a camera that another app takes away is said', async () => {
  await render(<Capture />)
  await open()
  streams[0]?.getTracks()[0]?.dispatchEvent(new Event('ended'))
  await expect.element(page.getByRole('status')).toHaveTextContent('No camera here. Press again.')
})

test('without words for it nobody is asked for a camera', async () => {
  await render(<Capture labels={{ ...labels, live: undefined }} />)
  opener()
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(opener())
  expect(camera).not.toHaveBeenCalled()
})

test('two bad pictures are refused while the camera goes on; the third goes on with a warning', async () => {
  show(scene({ blur: 9 }))
  const decoded = vi.spyOn(window, 'createImageBitmap')
  await render(<Capture />)
  await open()
  await expect.element(page.getByText('Hold still.')).toBeVisible()
  for (let time = 0; time < 2; time += 1) {
    await shutter().click()
    await expect.poll(() => decoded.mock.calls.length).toBe(time + 1)
    await expect.element(shutter()).toHaveAttribute('aria-disabled', 'false')
    expect(onTaken).not.toHaveBeenCalled()
  }
  await shutter().click()
  await expect.poll(() => onTaken.mock.lastCall?.[0].fault).toBe('blurred')
  await expect.element(page.getByText('Hold still. Usable.')).toBeVisible()
  await expect.poll(states).toEqual(['ended'])
})

const seen = (canvas: HTMLCanvasElement, subject: 'card' | 'face' = 'card') => {
  const small = new OffscreenCanvas(480, 304)
  const pen = small.getContext('2d')
  pen?.drawImage(canvas, 0, 0, 480, 304)
  const pixels = pen?.getImageData(0, 0, 480, 304)
  return pixels && hintFor(pixels, subject)
}
/** The same from further away. */
function far(canvas: HTMLCanvasElement, left = 420, top = 260): HTMLCanvasElement {
  const room = scene({})
  const pen = room.getContext('2d')
  if (pen) pen.fillStyle = '#3c4a44'
  pen?.fillRect(0, 0, 1200, 760)
  pen?.drawImage(canvas, left, top, 360, 228)
  return room
}

test('what is seen is judged as what is taken, and whether it is dark or far', () => {
  expect(seen(scene({}))).toBe('ready')
  expect(seen(scene({ blur: 9 }))).toBe('blurred')
  expect(seen(scene({ ground: '#080808', card: '#161616' }))).toBe('dark')
  expect(seen(far(scene({})))).toBe('closer')
  expect(seen(far(scene({})), 'face')).toBe('ready')
  expect(seen(far(scene({}), 1200))).toBeUndefined()
})

test.each([
  ['left', 20, 260],
  ['right', 820, 260],
  ['up', 420, 20],
  ['down', 420, 512],
  // A part of it is beyond the border.
  ['left', -160, 260],
  ['right', 1000, 260],
  ['up', 420, -110],
  ['down', 420, 640],
] as const)('who cannot see the picture is led %s, where the card is', (side, left, top) => {
  expect(seen(far(scene({}), left, top))).toBe(side)
})

test('what to do better is said while one looks', async () => {
  show(scene({ ground: '#080808', card: '#161616' }))
  await render(<Capture />)
  await open()
  await expect.element(page.getByRole('status')).toHaveTextContent('Too dark.')
})
