/** Receiving accounts that lead to a chosen outcome. */
export type AccountScenario =
  | 'signing_fails'
  | 'payout_fails'
  | 'lower_approval'
  | 'application_waits'
  | 'application_rejected'

/** A sample picture that the console offers. */
export interface Specimen {
  file: string
  label: string
}

/** What a tester tries an edition with: drawn or made up by us, of nobody. */
export interface Samples {
  pictures: readonly Specimen[]
  /** Leads to no chosen outcome; as people write it there. */
  phone: string
  /** How the phones that lead to a chosen outcome begin, in national digits; three more follow. */
  phoneStem: string
  /** Whole account numbers, because most of them carry check digits. */
  accounts: Readonly<Record<AccountScenario, string>>
  /** The income bands that are refused and that give the largest limit. */
  incomes: { lowest: string; most: string }
  /** Identity numbers that exist by the edition's own rule, some 5,000: all but the last digit. */
  identityStem: (nth: number) => string
  /** What such a number may end in; any digit unless set. */
  identityEnds?: string
}

/** `card` and `bad` are how a country's files begin; the first ones drawn have no country in front. */
export const samplePictures = (name: string, card: string, bad: string): readonly Specimen[] => [
  { file: `${card}-id-front.jpg`, label: `${name} card, front` },
  { file: `${card}-id-back.jpg`, label: `${name} card, back` },
  { file: `${card}-holder.jpg`, label: 'Person with the card' },
  { file: `${bad}work-certificate.jpg`, label: 'Work certificate' },
  { file: `${bad}bad-blurred.jpg`, label: 'Bad: blurred' },
  { file: `${bad}bad-cut-off.jpg`, label: 'Bad: cut off' },
  { file: `${bad}bad-glare.jpg`, label: 'Bad: glare' },
  { file: 'bad-not-a-document.jpg', label: 'Bad: not a document' },
]

/** A number in so many digits. */
export const padded = (number: number, length: number): string =>
  String(number).padStart(length, '0')
