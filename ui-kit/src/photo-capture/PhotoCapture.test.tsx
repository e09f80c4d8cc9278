import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import type { CompressedPhoto } from './compress-photo.ts'
import type { PhotoCaptureProps } from './PhotoCapture.tsx'
import { PhotoCapture } from './PhotoCapture.tsx'

const onTaken = vi.fn<(photo: CompressedPhoto) => void>()
beforeEach(() => onTaken.mockClear())

const labels = {
  camera: 'Take the picture',
  album: 'Choose from album',
  retake: 'Take it again',
  working: 'One moment',
  preview: 'Your picture',
  unreadable: 'This is not a picture.',
}

function Capture(props: Partial<PhotoCaptureProps>) {
  const [photo, setPhoto] = useState<Blob | null>(null)
  return (
    <PhotoCapture
      label="Front of your ID card"
      subject="card-front"
      guide="Fill the frame."
      labels={labels}
      value={photo}
      {...props}
      onTaken={onTaken}
      onValueChange={setPhoto}
    />
  )
}

async function picture(name = 'card.png', size = 300): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  canvas.getContext('2d')?.fillRect(0, 0, size / 2, size)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

test('the camera opens on its back, the album without a camera', async () => {
  await render(<Capture />)
  const camera = page.getByLabelText('Take the picture')
  await expect.element(camera).toHaveAttribute('capture', 'environment')
  await expect.element(camera).toHaveAttribute('accept', 'image/*')
  expect(page.getByLabelText('Choose from album').element().hasAttribute('capture')).toBe(false)
})

test('someone who takes a picture of the own face gets the front camera', async () => {
  await render(<Capture subject="holder" />)
  await expect.element(page.getByLabelText('Take the picture')).toHaveAttribute('capture', 'user')
})

test('a picture is made small, handed over, and shown with a way to take it again', async () => {
  await render(<Capture />)
  await userEvent.upload(page.getByLabelText('Choose from album'), await picture())
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  const photo = onTaken.mock.calls[0]?.[0]
  expect(photo?.blob.type).toBe('image/jpeg')
  expect(photo?.blob.size).toBeLessThanOrEqual(300_000)
  await expect.element(page.getByLabelText('Take it again')).toBeInTheDocument()
})

test('without an owner it holds the picture itself, and a form is sent the small one', async () => {
  const onValueChange = vi.fn()
  await render(
    <form aria-label="form">
      <PhotoCapture
        name="front"
        label="Front of your ID card"
        subject="card-front"
        guide="Fill the frame."
        labels={labels}
        onValueChange={onValueChange}
      />
    </form>,
  )
  const form = page.getByRole('form').element() as HTMLFormElement
  const sent = () => new FormData(form).getAll('front')
  expect(sent()).toEqual([])
  await userEvent.upload(page.getByLabelText('Choose from album'), await picture())
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  const [photo] = sent()
  expect(sent()).toHaveLength(1)
  expect(photo).toBe(onValueChange.mock.lastCall?.[0])
  expect(photo).toMatchObject({ name: 'card.jpg', type: 'image/jpeg' })
  form.reset()
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([null])
  expect(page.getByRole('img', { name: 'Your picture' }).elements()).toHaveLength(0)
})

test('an owner that holds another picture, or none, is followed', async () => {
  const { rerender } = await render(<Capture value={await picture()} />)
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await rerender(<Capture value={null} />)
  expect(page.getByRole('img', { name: 'Your picture' }).elements()).toHaveLength(0)
})

test('another picture takes the place of the first', async () => {
  await render(<Capture />)
  await userEvent.upload(page.getByLabelText('Take the picture'), await picture('a.png', 100))
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await userEvent.upload(page.getByLabelText('Take it again'), await picture('b.png', 200))
  await expect.poll(() => onTaken.mock.calls.at(-1)?.[0].width).toBe(200)
})

test('an app around the page gives its own picture, or none; what it has not is the browser’s', async () => {
  const camera = vi.fn<() => Promise<File | undefined>>(() => picture('native.png'))
  const pressed: boolean[] = []
  const note = (event: MouseEvent) => {
    pressed.push(event.defaultPrevented)
    // No file dialog of the browser that runs the test.
    event.preventDefault()
  }
  window.addEventListener('click', note)
  onTestFinished(() => window.removeEventListener('click', note))
  await render(<Capture pick={{ camera }} />)
  await userEvent.click(page.getByLabelText('Choose from album'))
  expect(pressed).toEqual([false])
  expect(camera).not.toHaveBeenCalled()
  await userEvent.click(page.getByLabelText('Take the picture'))
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  expect(pressed).toEqual([false, true])
  expect(onTaken.mock.calls.map(([photo]) => photo.blob.type)).toEqual(['image/jpeg'])

  camera.mockResolvedValue(undefined)
  await userEvent.click(page.getByLabelText('Take it again'))
  expect(camera).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  expect(onTaken).toHaveBeenCalledOnce()
  expect(page.getByRole('status').elements()).toHaveLength(0)
})

test('a picture of the app that comes after another one was taken is dropped, and it can be asked again', async () => {
  const answers: ((file?: File) => void)[] = []
  const camera = vi.fn(() => new Promise<File | undefined>((resolve) => answers.push(resolve)))
  const album = () => picture('album.png', 200)
  await render(<Capture pick={{ camera, album }} />)
  await userEvent.click(page.getByLabelText('Take the picture'))
  await userEvent.click(page.getByLabelText('Choose from album'))
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  answers[0]?.(await picture('late.png', 100))
  await userEvent.click(page.getByLabelText('Take it again'))
  expect(camera).toHaveBeenCalledTimes(2)
  answers[1]?.(await picture('next.png', 150))
  await expect.poll(() => onTaken.mock.calls.map(([photo]) => photo.width)).toEqual([200, 150])
})

test('what is no picture is refused in words, and the same file can be tried again', async () => {
  await render(<Capture />)
  const file = new File(['no picture'], 'card.jpg', { type: 'image/jpeg' })
  await userEvent.upload(page.getByLabelText('Choose from album'), file)
  await expect.element(page.getByRole('status')).toHaveTextContent('This is not a picture.')
  expect(onTaken).not.toHaveBeenCalled()
  await userEvent.upload(page.getByLabelText('Choose from album'), await picture())
  await expect.element(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  expect(page.getByText('This is not a picture.').elements()).toHaveLength(0)
})

test('what the lender says of the picture is said to the borrower', async () => {
  await render(<Capture error="This picture is blurred." />)
  await expect.element(page.getByRole('status')).toHaveTextContent('This picture is blurred.')
  const camera = page.getByLabelText('Take the picture')
  await expect
    .element(camera)
    .toHaveAccessibleDescription('Fill the frame. This picture is blurred.')
  await expect.element(camera).toBeInvalid()
})

test('disabled, neither camera nor album opens', async () => {
  await render(<Capture disabled />)
  await expect.element(page.getByLabelText('Take the picture')).toBeDisabled()
  await expect.element(page.getByLabelText('Choose from album')).toBeDisabled()
})

test('the group has a name, and each way is described by the guide and 48 px high', async () => {
  await render(<Capture />)
  await expect.element(page.getByRole('group', { name: 'Front of your ID card' })).toBeVisible()
  const camera = page.getByLabelText('Take the picture')
  await expect.element(camera).toHaveAccessibleDescription('Fill the frame.')
  expect(camera.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})

test('a picture that is ready after the screen has gone is handed to nobody', async () => {
  const { rerender } = await render(<Capture />)
  const decode = window.createImageBitmap.bind(window)
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (file) => {
    await gone
    return decode(file)
  })
  const made = vi.spyOn(ImageBitmap.prototype, 'close')
  onTestFinished(() => void vi.restoreAllMocks())
  await userEvent.upload(page.getByLabelText('Take the picture'), await picture('a.png', 1500))
  await rerender(<p>Another screen</p>)
  letGo()
  await expect.poll(() => made.mock.calls.length).toBe(1)
  expect(onTaken).not.toHaveBeenCalled()
})
