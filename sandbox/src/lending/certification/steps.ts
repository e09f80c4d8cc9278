/** The steps of the certification (D7): which pages they have and what follows from those. */

export type FormPage = 'identity' | 'personal' | 'basic' | 'location' | 'emergency' | 'work'
export type StepCode = 'idnumber' | 'personal_before' | 'personalinfo' | 'emergency' | 'jobinfo'
/** 0 start, 1 in progress, 2 completed, 10 read and still to be confirmed (`idnumber` only). */
export type StepStatus = 0 | 1 | 2 | 10

/** What a borrower has done so far. */
export interface Progress {
  saved: ReadonlySet<FormPage>
  /** Pages with something typed but not saved. */
  drafted: ReadonlySet<FormPage>
}

const STEPS: readonly { code: StepCode; pages: readonly FormPage[] }[] = [
  { code: 'idnumber', pages: ['identity'] },
  { code: 'personal_before', pages: ['personal'] },
  { code: 'personalinfo', pages: ['basic', 'location'] },
  { code: 'emergency', pages: ['emergency'] },
  { code: 'jobinfo', pages: ['work'] },
]

function stepStatusOf(code: StepCode, pages: readonly FormPage[], progress: Progress): StepStatus {
  const { saved, drafted } = progress
  if (code === 'idnumber' && saved.has('identity') && !saved.has('personal')) return 10
  if (pages.every((page) => saved.has(page))) return 2
  return pages.some((page) => saved.has(page) || drafted.has(page)) ? 1 : 0
}

/** Every step in its order with its status. */
export function stepList(progress: Progress): { code: StepCode; status: StepStatus }[] {
  return STEPS.map(({ code, pages }) => ({ code, status: stepStatusOf(code, pages, progress) }))
}

/** The first page that is not saved; null when all are. */
export function nextPage({ saved }: Progress): FormPage | null {
  return STEPS.flatMap(({ pages }) => pages).find((page) => !saved.has(page)) ?? null
}

/** The step that a page belongs to. */
export function stepOf(page: FormPage): StepCode {
  const step = STEPS.find(({ pages }) => pages.includes(page))
  if (step === undefined) throw new Error(`no step has the page ${page}`)
  return step.code
}

/**
 * Whether a page may be saved: every earlier step is done. Details that wait for their
 * confirmation (status 10) do not hold up the later steps; the evaluation waits for them.
 */
export function isOpenPage(page: FormPage, { saved }: Progress): boolean {
  const at = STEPS.findIndex(({ pages }) => pages.includes(page))
  return STEPS.slice(0, at)
    .flatMap(({ pages }) => pages)
    .every((earlier) => saved.has(earlier) || (earlier === 'personal' && page !== 'personal'))
}
