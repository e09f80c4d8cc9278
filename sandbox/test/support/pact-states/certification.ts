import { loadPages, savePage } from '../../../src/lending/certification/pages.ts'
import { verification } from '../../../src/http/handlers/verification.ts'
import { AFFORDABILITY, MONTHLY_COSTS } from '../../../src/lending/questionnaire/affordability.ts'
import { certified } from '../borrowers.ts'
import { SignedClient } from '../lender.ts'
import { allSaved, certificateOf, save, savedUpTo } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** The steps, and what came of them. */
export const certificationStates: Readonly<Record<string, State>> = {
  'a borrower with questions to answer': async ({ app, database }) => {
    const { id, client } = await certified(app, database)
    const work = (await loadPages(database, id)).get('work')
    await savePage(database, id, 'work', { ...work, income_band: 'th_6000_to_9999' }, new Date())
    return { token: client.token, questionnaire_id: AFFORDABILITY, question_id: MONTHLY_COSTS }
  },
  'a borrower with a live picture taken': async (world) => ({
    ...(await allSaved(world, 'th_20000_to_29999')),
    liveness_id: 'lv-7f3a9c1e20b44d',
  }),
  'a borrower who was refused': async (world) => {
    const { token } = await allSaved(world, 'th_below_6000')
    await new SignedClient(world.app, token).get('/v2/verify/submit_apply')
    return { token }
  },
  'a borrower whose pictures were received': async (world) => ({
    token: (await savedUpTo(world, 'identity')).token,
  }),
  'a borrower whose details are confirmed': async (world) => {
    const { borrower, token } = await savedUpTo(world, 'personal')
    await save(world, verification.saveDraft, borrower, {
      page: 'basic',
      fields: { education: 'diploma' },
    })
    return { token }
  },
  'a borrower whose basic details are saved': async (world) => ({
    token: (await savedUpTo(world, 'basic')).token,
  }),
  'a borrower whose residence is saved': async (world) => ({
    token: (await savedUpTo(world, 'residence')).token,
  }),
  'a borrower whose contacts are saved': async (world) => {
    const { borrower, token } = await savedUpTo(world, 'contacts')
    return { token, certificate_file_id: await certificateOf(world, borrower) }
  },
  'a borrower with every step completed': (world) => allSaved(world, 'th_20000_to_29999'),
  'a borrower with every step completed and an income too low': (world) =>
    allSaved(world, 'th_below_6000'),
}
