/** Saves a page of the certification and goes where the lender says. */
import type { TypedPage } from '../application-flow/forms/form-table.ts'
import { report } from '../events/report.ts'
import { lender } from '../lender/lender.ts'
import type { PostBody } from '../lender/answers.ts'
import { deleteDraft } from '../session/drafts.ts'
import { deleteImage } from '../session/images.ts'
import { openNextScreen } from './open-next-screen.ts'

const paths = {
  personal: '/verify/personal',
  basic: '/verify/basic',
  location: '/verify/residence',
  emergency: '/verify/emergency',
  work: '/verify/work',
} as const satisfies Record<TypedPage, string>

/**
 * @param body has passed `validateStep`, which holds it to the contract's body of that page
 * @throws failures that are to be presented
 */
export async function savePage(page: TypedPage, body: Record<string, unknown>): Promise<void> {
  const { client } = await lender()
  const path = paths[page] as '/verify/basic'
  const answer = await client.post(path, body as PostBody<typeof path>)
  report('step_saved', page)
  deleteDraft(page)
  if (page === 'work') {
    await Promise.all([deleteImage('work_certificate'), deleteImage('other_certificate')])
  }
  openNextScreen(answer)
}
