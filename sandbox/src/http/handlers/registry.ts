import { account } from './account.ts'
import { accounts } from './accounts.ts'
import { cancellation } from './cancellation.ts'
import { config } from './config.ts'
import { consents } from './consents.ts'
import { deviceLists } from './device-lists.ts'
import { exportOfData } from './export.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { loans } from './loans.ts'
import { messages } from './messages.ts'
import { questionnaire } from './questionnaire.ts'
import { papers } from './papers.ts'
import { repayments } from './repayments.ts'
import { session } from './session.ts'
import { signing } from './signing.ts'
import { telemetry } from './telemetry.ts'
import { uploads } from './uploads.ts'
import { verification } from './verification.ts'
import { verificationChecks } from './verification-checks.ts'
import { verificationSteps } from './verification-steps.ts'

/**
 * Every operation of the contract and what serves it. Each tag's file exports one object
 * (`export const loans = { createQuote, … } satisfies Partial<Handlers>`), spread in here; an
 * operation left out is a type error.
 */
export const handlers = {
  ...account,
  ...accounts,
  ...cancellation,
  ...config,
  ...consents,
  ...deviceLists,
  ...exportOfData,
  ...loans,
  ...messages,
  ...questionnaire,
  ...papers,
  ...repayments,
  ...session,
  ...signing,
  ...telemetry,
  ...uploads,
  ...verification,
  ...verificationChecks,
  ...verificationSteps,
} satisfies Handlers
