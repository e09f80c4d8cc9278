import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { type Scene, scene } from '../../tests/scenes.ts'
import type { CompressedPhoto } from './compress-photo.ts'
import { compressPhoto } from './compress-photo.ts'
import { PhotoCapture } from './PhotoCapture.tsx'

/** As a camera's file. */
async function photo(what: Scene): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) =>
    scene(what).toBlob(resolve, 'image/jpeg', 0.9),
  )
  return new File([blob ?? ''], 'card.jpg', { type: 'image/jpeg' })
}
const faultOf = async (what: Scene, assess: 'card' | 'face' = 'card') =>
  (await compressPhoto(await photo(what), { assess })).fault

test.each<[string, Scene, string | undefined]>([
  ['a sharp card', {}, undefined],
  ['a card of pale colours on a dark table', { card: '#f0ece0' }, undefined],
  ['a dark card on a white table', { ground: '#f4f4f4', card: '#6d8190' }, undefined],
  ['white paper on white', { ground: '#fdfdfd', card: '#fff' }, undefined],
  ['a little softness of the lens', { blur: 1 }, undefined],
  ['a card out of focus', { blur: 5 }, 'blurred'],
  ['a card far out of focus', { blur: 12 }, 'blurred'],
  ['a reflection on the letters', { glare: true }, 'glare'],
  ['a card that goes over the left border', { from: -0.2 }, 'cutOff'],
  ['a card that goes over the right border', { from: 0.65 }, 'cutOff'],
])('%s is judged', async (_, what, fault) => {
  expect(await faultOf(what)).toBe(fault)
})

test('of a face only the focus is judged', async () => {
  expect(await faultOf({ glare: true }, 'face')).toBeUndefined()
  expect(await faultOf({ blur: 8 }, 'face')).toBe('blurred')
})

const onTaken = vi.fn<(photo: CompressedPhoto) => void>()
beforeEach(() => onTaken.mockClear())

const draw = () => (
  <PhotoCapture
    label="Front of your card"
    subject="card-front"
    guide="Fill the frame."
    onTaken={onTaken}
    labels={{
      camera: 'Take the picture',
      album: 'Choose from album',
      retake: 'Take it again',
      working: 'One moment',
      preview: 'Your picture',
      unreadable: 'No picture.',
      faults: {
        blurred: 'It is blurred. Hold still.',
        glare: 'Light shines back. Turn the card a little.',
        cutOff: 'A part is missing. Go further away.',
        kept: 'You can still use it.',
      },
    }}
  />
)
const give = async (what: Scene) =>
  userEvent.upload(page.getByLabelText('Choose from album'), await photo(what))
const said = () => page.getByRole('status')

test('two bad pictures are refused in words; the next goes on with a warning', async () => {
  await render(draw())
  for (const [what, words] of [
    [{ blur: 8 }, 'It is blurred. Hold still.'],
    [{ glare: true }, 'Light shines back. Turn the card a little.'],
  ] as const) {
    await give(what)
    await expect.element(said()).toHaveTextContent(words)
    expect(onTaken).not.toHaveBeenCalled()
  }
  await give({ from: -0.2 })
  await expect
    .element(said())
    .toHaveTextContent('A part is missing. Go further away. You can still use it.')
  expect(onTaken.mock.lastCall?.[0].fault).toBe('cutOff')
})

test('a good picture goes on at once, and two more bad ones are refused after it', async () => {
  await render(draw())
  await give({ blur: 8 })
  await expect.element(said()).toHaveTextContent('It is blurred. Hold still.')
  await give({})
  await expect.poll(() => onTaken.mock.calls.length).toBe(1)
  expect(said().elements()).toHaveLength(0)
  await give({ blur: 8 })
  await expect.element(said()).toHaveTextContent('It is blurred. Hold still.')
  expect(onTaken).toHaveBeenCalledOnce()
})
