import type { DataOf } from '../../foundation/contract.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'
import { Failure, tooManyCalls } from '../../foundation/failure.ts'
import { stepListAnswer } from '../../lending/certification/answers.ts'
import { describeRefusal, type Evaluation } from '../../lending/certification/evaluations.ts'
import {
  loadDrafts,
  loadPages,
  loadProgress,
  saveDraft,
} from '../../lending/certification/pages.ts'
import { evaluateApplication } from '../../lending/applications/evaluate-application.ts'
import { routeOfApproval } from '../../lending/next-page/next-route.ts'
import type { FormPage } from '../../lending/certification/steps.ts'
import { ReaderBusy } from '../../lending/ocr/text-engine.ts'
import { AlreadyReading, reader, readingHandedIn } from '../../lending/ocr/readings.ts'
import type { ReadingResult } from '../../lending/ocr/read-identity.ts'
import type { IdentityReading } from '../../lending/ocr/identity-reading.ts'
import { regionList, regionsAt } from '../../lending/regions/region-list.ts'
import { money } from '../../foundation/money.ts'
import { countries } from '../../lending/countries/countries.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { Product } from '../../lending/rules/products.ts'
import { findFile, pictureBytes } from '../../lending/uploads/upload-store.ts'

type PhonePrefix = DataOf<'getProfile'>['phone_prefix']

type ReadingCall = { db: Queryable; borrower: { id: string } } & Pick<
  Call<'readIdentity'>,
  'clock' | 'country'
>

/** Seconds after which to ask again for a picture that has no place. */
const READ_AGAIN_AFTER = 5

/**
 * Reads the borrower's own picture of a front, unless that was done. Throws 404001 when there is no
 * such front, 429002 while another one of the borrower is read, 503001 while too many pictures wait.
 */
export async function readFrontOf(call: ReadingCall, fileId: string): Promise<ReadingResult> {
  const { db, borrower, country } = call
  const file = await findFile(db, borrower.id, fileId)
  if (file?.purpose !== 'id_front') throw new Failure('not_found')
  const picture = async (): Promise<Uint8Array> => {
    const bytes = await pictureBytes(db, borrower.id, fileId)
    if (bytes === undefined) throw new Failure('not_found')
    return bytes
  }
  const card = countries[country].identityCard
  const front = { borrowerId: borrower.id, fileId, country, card }
  try {
    return await reader.read(db, front, picture, call.clock.security())
  } catch (error) {
    if (error instanceof AlreadyReading) throw tooManyCalls(READ_AGAIN_AFTER)
    if (error instanceof ReaderBusy)
      throw new Failure('try_later', { retryAfter: READ_AGAIN_AFTER })
    throw error
  }
}

/** What a front says; 422003 with the reasons when it cannot be used. */
export function usable(result: ReadingResult): IdentityReading {
  if (result.ok) return result.reading
  throw new Failure('picture_unusable', { data: { reasons: result.reasons } })
}

const evaluationAnswer = async (
  db: Queryable,
  borrowerId: string,
  evaluation: Evaluation,
  product: Product,
) =>
  evaluation.result === 'approved'
    ? {
        result: 'approved' as const,
        quota: money(evaluation.quota, evaluation.currency),
        refusal: null,
        next: await routeOfApproval(db, borrowerId, evaluation, product),
      }
    : {
        result: 'refused' as const,
        quota: null,
        refusal: describeRefusal(evaluation),
        next: 'home' as const,
      }

export const verification = {
  getSteps: async (call) => stepListAnswer(await loadProgress(call.db, call.borrower.id)),

  getProfile: async (call) => {
    const { db, borrower } = call
    const pages = await loadPages(db, borrower.id)
    const part = <T>(page: FormPage): T | null => (pages.get(page) as T | undefined) ?? null
    return {
      phone_prefix: borrower.phonePrefix as PhonePrefix,
      phone: borrower.phone,
      reading: await readingHandedIn(db, borrower.id, pages.get('identity')),
      personal: part('personal'),
      basic: part('basic'),
      residence: part('location'),
      emergency: part('emergency'),
      work: part('work'),
      drafts: await loadDrafts(db, borrower.id),
    }
  },

  saveDraft: async (call) => {
    const { page, fields } = call.body
    await saveDraft(call.db, call.borrower.id, page, fields, call.clock.security())
    return { done: true as const }
  },

  readIdentity: async (call) => usable(await readFrontOf(call, call.query.front_file_id)),

  listRegions: async (call) => {
    const list = regionList(countries[call.country].regions(), call.query.parent, call.language)
    if (list === undefined) throw new Failure('not_found')
    return list
  },

  getRegionAt: async (call) => {
    const regions = countries[call.country].regions()
    const [province, city, district] = regionsAt(regions, call.query, call.language)
    return {
      province_id: province?.region_id ?? null,
      province_name: province?.name ?? null,
      city_id: city?.region_id ?? null,
      city_name: city?.name ?? null,
      district_id: district?.region_id ?? null,
      district_name: district?.name ?? null,
    }
  },

  submitApplication: async (call) => {
    const { db, borrower, country, settings, partners } = call
    const evaluation = await evaluateApplication({
      db,
      borrower,
      country,
      settings,
      partners,
      riskToken: call.query.risk_token,
      now: call.clock.business(),
    })
    return evaluationAnswer(db, borrower.id, evaluation, countries[country].product)
  },
} satisfies Partial<Handlers>
