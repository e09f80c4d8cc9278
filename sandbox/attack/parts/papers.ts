import { unzipSync } from 'fflate'
import { LANGUAGES } from '../../src/foundation/languages.ts'
import { addAccount } from '../../src/lending/accounts/account-store.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import { certified, withLoan, type TestBorrower } from '../../test/support/borrowers.ts'
import { console as asTester } from '../../test/support/lender.ts'
import { readPdf } from '../../test/support/pdf-text.ts'
import { personal } from '../../test/support/sample-borrower.ts'
import type { Ground, Part } from '../ground.ts'
import type { Report } from '../report.ts'

const CANARY = 'Kanarikhana'
/** What stands beside the canary: turned, hidden, beside Arabic, of no font, markup of the typesetter. */
const [TURNED, UNDRAWN] = ['\u202egnp', '山\ud83d']
const BESIDE = [TURNED, 'ظ\u0e4c\u0e4c/', '\u200b\u00ad', UNDRAWN, '#panic("x")', '\\"]\n#[']
/** What is read of it: in the order it was written, and a sign for each that no font has. */
const READ: Readonly<Record<string, string>> = { [TURNED]: 'gnp', [UNDRAWN]: '\ufffd\ufffd' }

/** A name that is a canary, on every paper in every language: each is set, and no log has it. */
export const papers: Part = async (ground, report) => {
  const answers: number[] = []
  for (const beside of BESIDE) {
    const borrower = await named(ground, `${CANARY} ${beside}`)
    answers.push(...(await everyPaper(ground, report, borrower, beside)))
  }
  report.tried('papers with a hostile name', answers.length, answers)
  if (ground.log().includes(CANARY)) report.hole('the log has a name')
}

async function named({ app, database }: Ground, name: string): Promise<TestBorrower> {
  const borrower = await certified(app, database)
  const now = new Date()
  await savePage(database, borrower.id, 'personal', { ...personal, given_name: name }, now)
  const kept = await database.transaction((tx) =>
    addAccount(
      tx,
      borrower.id,
      { category: 'bank_account', bankCode: 'kbank', number: '9876543210', holderName: name },
      now,
    ),
  )
  return { ...borrower, accountId: kept.id }
}

async function everyPaper(
  { app }: Ground,
  report: Report,
  borrower: TestBorrower,
  beside: string,
): Promise<number[]> {
  const order_id = await withLoan(app, borrower)
  const { client } = borrower
  const { data } = await client.get('/v2/order/detail', { order_id })
  const asked = await client.post('/v2/repay/create', {
    ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount: data['payoff_today'] },
  })
  const { reference } = asked.data['instruction'] as { reference: string }
  await asTester(app, 'pay', { reference })
  const answers: number[] = []
  for (const language of LANGUAGES) {
    for (const kind of ['contract', 'payoff_certificate']) {
      const { statusCode, rawPayload } = await client.raw(
        '/v2/order/document',
        { order_id, kind },
        language,
      )
      answers.push(statusCode)
      const at = `${kind} in ${language} for a name with ${JSON.stringify(beside)}`
      const { text, missing } = statusCode === 200 ? readPdf(rawPayload) : { text: '', missing: 0 }
      if (statusCode !== 200) report.hole(`${at}: ${statusCode}`)
      else if (!text.includes(CANARY)) report.hole(`${at} has no name`)
      else if (!text.includes(`${CANARY} ${READ[beside] ?? ''}`.trim()))
        report.hole(`${at} reads otherwise`)
      if (missing > 0) report.hole(`${at} has ${missing} signs that no font draws`)
    }
  }
  for (const path of ['/v2/order/pack', '/v2/account/export']) {
    const { statusCode, rawPayload } = await client.raw(path, { order_id })
    answers.push(statusCode)
    const files = statusCode === 200 ? Object.keys(unzipSync(rawPayload)) : []
    if (!files.some((file) => file.endsWith('contract.pdf'))) report.hole(`${path} has no contract`)
  }
  return answers
}
