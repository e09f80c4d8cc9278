import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { AppBar } from '../app-bar/AppBar.tsx'
import { Button } from '../button/Button.tsx'
import { SelectField } from '../select-field/SelectField.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Screen } from '../theme/Screen.tsx'
import { QuestionPage, type QuestionPageProps } from './QuestionPage.tsx'

const question = (props: Partial<QuestionPageProps> = {}) => (
  <Screen>
    <QuestionPage
      title="What is your name?"
      actionLabel="Continue"
      onSubmit={() => undefined}
      {...props}
    >
      <TextField name="given_name" label="Given name" required />
    </QuestionPage>
  </Screen>
)

test('the question is the heading of the page', async () => {
  await render(question({ lead: 'As on your card' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'What is your name?' }))
    .toBeVisible()
  await expect.element(page.getByText('As on your card')).toBeVisible()
})

test('where one stands is said in words', async () => {
  await render(question({ step: { label: 'Step 2 of 5', done: 1, total: 5 } }))
  await expect.element(page.getByText('Step 2 of 5')).toBeVisible()
})

test('the action and Enter in a field send the form', async () => {
  const onSubmit = vi.fn()
  await render(question({ onSubmit }))
  await userEvent.type(page.getByRole('textbox'), 'Malee{Enter}')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  const form = onSubmit.mock.calls[0]?.[0] as HTMLFormElement
  expect(new FormData(form).get('given_name')).toBe('Malee')
})

test('an empty required field reaches the page’s own rules', async () => {
  const onSubmit = vi.fn()
  await render(question({ onSubmit }))
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('busy, neither the action nor Enter sends it again', async () => {
  const onSubmit = vi.fn()
  await render(question({ onSubmit, busy: true, busyLabel: 'Saving' }))
  await userEvent.type(page.getByRole('textbox'), 'Malee{Enter}')
  await page.getByRole('button', { name: 'Saving' }).click({ force: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what must be corrected stands before the question and takes focus', async () => {
  await render(
    question({
      summary: {
        title: 'One thing to correct',
        problems: [{ field: 'given_name', message: 'Write your given name' }],
      },
    }),
  )
  const group = page.getByRole('group', { name: 'One thing to correct' })
  await expect.element(group).toHaveFocus()
  const heading = page.getByRole('heading', { level: 1 }).element()
  expect(group.element().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('nothing of what stands above the summary is left below the bar', async () => {
  const { rerender } = await render(<></>)
  const corrected = (attempt: number) => (
    <Screen>
      <AppBar title="About you" />
      <QuestionPage
        title="About you"
        actionLabel="Continue"
        onSubmit={() => undefined}
        step={{ label: 'Step 2 of 5', done: 1, total: 5 }}
        summary={{
          title: 'One thing to correct',
          problems: [{ field: 'given_name', message: 'Write your given name' }],
          attempt,
        }}
      >
        <TextField name="given_name" label="Given name" />
        <div style={{ blockSize: '1000px' }} />
      </QuestionPage>
    </Screen>
  )
  await rerender(corrected(1))
  scrollTo(0, 600)
  await rerender(corrected(2))
  const step = page.getByText('Step 2 of 5').element().getBoundingClientRect()
  const summary = page.getByRole('group').element().getBoundingClientRect()
  const bar = page.getByRole('banner').element().getBoundingClientRect()
  expect(step.bottom).toBeLessThanOrEqual(bar.bottom)
  expect(summary.top).toBeGreaterThan(bar.bottom)
})

test('the action stands at the bottom of the screen, at the thumb', async () => {
  await render(question())
  const action = page.getByRole('button').element().getBoundingClientRect()
  expect(action.bottom).toBeLessThanOrEqual(innerHeight)
  expect(action.bottom).toBeGreaterThan(innerHeight - 60)
})

const form = (
  <Screen>
    <QuestionPage
      title="Many"
      actionLabel="Continue"
      onSubmit={() => undefined}
      footnote={<p>Going on means that you agree to what stands above this button.</p>}
      secondary={<Button variant="quiet">Later</Button>}
    >
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place}>
          <TextField name={`field_${place}`} label={`Field ${place}`} />
          <SelectField name={`list_${place}`} label={`List ${place}`} options={[]} />
        </div>
      ))}
    </QuestionPage>
  </Screen>
)
const isClear = () => {
  const field = document.activeElement?.getBoundingClientRect()
  const footer = page.getByRole('contentinfo').element().getBoundingClientRect()
  return (field?.bottom ?? Infinity) <= footer.top
}

test.each([
  [320, 640],
  [360, 740],
])(
  'at %i × %i a high footer does not cover what has focus, however one got there',
  async (width, height) => {
    await page.viewport(width, height)
    await render(form)
    for (let place = 0; place < 12; place += 1) {
      await userEvent.tab()
      expect(isClear()).toBe(true)
    }
    const fields = document.querySelectorAll<HTMLElement>('main input, main select')
    for (const field of fields) {
      for (let from = 0; from <= 600; from += 50) {
        field.blur()
        scrollTo(0, from)
        field.focus()
        expect(isClear(), `${field.id} from ${from}`).toBe(true)
      }
    }
    await page.viewport(360, 740)
  },
)

test('at 320 px nothing is wider than the screen', async () => {
  await page.viewport(320, 640)
  await render(question({ title: 'Whom may we call if we cannot reach you for several days?' }))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})
