import fc from 'fast-check'

/**
 * What a borrower and the outside world may do, in any order. `which` picks among what there is by
 * then; where there is nothing, the command names something that does not exist.
 */
export type Command =
  | { do: 'certify' }
  | { do: 'sign_in' | 'evaluate' }
  | { do: 'cancel_account'; sure: boolean }
  | { do: 'quote'; steps: number; off: number; days: number }
  | { do: 'apply'; which: number; wrong: 'nothing' | 'hash' | 'not_agreed' }
  | { do: 'abandon'; which: number }
  | { do: 'sign' | 'fail_signing' | 'pay_out' | 'bounce' | 'write_off'; which: number }
  | { do: 'announce_return' | 'look'; which: number }
  | { do: 'ask'; which: number; amount: Amount; method: Method }
  | { do: 'ask_extension'; which: number; option: number; off: number }
  | { do: 'ask_return'; which: number; amount: Amount }
  | { do: 'pay'; which: number; sum: Sum; ago: number; bank: number | null }
  | { do: 'pay_unidentified'; which: number; ago: number }
  | { do: 'send_voucher'; which: number; daysAgo: number; sum: Sum }
  | { do: 'answer_voucher'; which: number; found: boolean }
  | { do: 'preview'; which: number; amount: Amount; ahead: number }
  | { do: 'ask_refund' | 'send_refund'; which: number }
  | { do: 'wait'; minutes: number }
  | { do: 'repeat'; changed: boolean }

/** What an instruction is asked for: all that is owed, a part in thousandths, or a sum off the bounds. */
export type Amount = 'all' | 'least' | 'too_little' | 'too_much' | number
export type Method = 'bank_transfer' | 'scan_code' | 'paynet'
/** What the payer pays, beside what was asked for. */
export type Sum = 'asked' | 'half' | 'one_less' | 'more' | 'much_more'

/** How a sequence begins: unknown to the lender, certified, or with a loan paid out. */
export interface Beginning {
  as: 'stranger' | 'certified' | 'borrower'
  steps: number
  days: number
  /** Minutes after midnight where the lender is. */
  minute: number
}

export interface Sequence {
  beginning: Beginning
  commands: Command[]
}

const which = fc.nat(3)
const amount = fc.oneof<fc.MaybeWeightedArbitrary<Amount>[]>(
  { weight: 3, arbitrary: fc.constant('all') },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 999 }) },
  fc.constantFrom('least', 'too_little', 'too_much'),
)
const days = fc.constantFrom(61, 61, 90, 120, 180)
const steps = fc.integer({ min: 10, max: 200 })
const off = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1))
const sum = fc.constantFrom<Sum>('asked', 'asked', 'asked', 'half', 'one_less', 'more', 'much_more')
const HOUR = 60
const DAY = 24 * HOUR
const ago = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 * DAY }) },
  fc.integer({ min: 1, max: 80 * DAY }),
)
const minutes = fc.oneof(
  fc.integer({ min: 0, max: 45 }),
  fc.integer({ min: 1, max: 26 }).map((hours) => hours * HOUR),
  fc.integer({ min: 1, max: 9 }).map((count) => count * DAY),
  fc.integer({ min: 14, max: 35 }).map((count) => count * DAY),
  fc.constantFrom(60, 61, 62, 90, 120).map((count) => count * DAY),
)

const weighted: readonly [number, fc.Arbitrary<Command>][] = [
  [1, fc.record({ do: fc.constant('certify') })],
  [2, fc.record({ do: fc.constant('sign_in') })],
  [3, fc.record({ do: fc.constant('evaluate') })],
  [1, fc.record({ do: fc.constant('cancel_account'), sure: fc.boolean() })],
  [3, fc.record({ do: fc.constant('quote'), steps, off: off(9), days })],
  [
    4,
    fc.record({
      do: fc.constant('apply'),
      which,
      wrong: fc.constantFrom('nothing', 'nothing', 'nothing', 'hash', 'not_agreed'),
    }),
  ],
  [1, fc.record({ do: fc.constant('abandon'), which })],
  [3, fc.record({ do: fc.constant('sign'), which })],
  [1, fc.record({ do: fc.constant('fail_signing'), which })],
  [3, fc.record({ do: fc.constant('pay_out'), which })],
  [1, fc.record({ do: fc.constant('bounce'), which })],
  [2, fc.record({ do: fc.constant('write_off'), which })],
  [3, fc.record({ do: fc.constant('announce_return'), which })],
  [3, fc.record({ do: fc.constant('look'), which })],
  [
    8,
    fc.record({
      do: fc.constant('ask'),
      which,
      amount,
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant('bank_transfer') },
        fc.constantFrom('scan_code', 'paynet'),
      ),
    }),
  ],
  [3, fc.record({ do: fc.constant('ask_extension'), which, option: which, off: off(6) })],
  [3, fc.record({ do: fc.constant('ask_return'), which, amount })],
  [
    10,
    fc.record({
      do: fc.constant('pay'),
      which: fc.nat(7),
      sum,
      ago,
      bank: fc.oneof<fc.MaybeWeightedArbitrary<number | null>[]>(
        { weight: 2, arbitrary: fc.constant(null) },
        fc.nat(2),
      ),
    }),
  ],
  [1, fc.record({ do: fc.constant('pay_unidentified'), which, ago })],
  [
    2,
    fc.record({
      do: fc.constant('send_voucher'),
      which,
      daysAgo: fc.integer({ min: -1, max: 12 }),
      sum,
    }),
  ],
  [2, fc.record({ do: fc.constant('answer_voucher'), which, found: fc.boolean() })],
  [
    4,
    fc.record({
      do: fc.constant('preview'),
      which,
      amount,
      ahead: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 70 })),
    }),
  ],
  [2, fc.record({ do: fc.constant('ask_refund'), which })],
  [2, fc.record({ do: fc.constant('send_refund'), which })],
  [10, fc.record({ do: fc.constant('wait'), minutes })],
  [2, fc.record({ do: fc.constant('repeat'), changed: fc.boolean() })],
] as const

const command = fc.oneof<fc.MaybeWeightedArbitrary<Command>[]>(
  ...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })),
)

/** Any sequence of at most `most` commands, from any beginning. */
export const sequences = (most: number): fc.Arbitrary<Sequence> =>
  fc.record({
    beginning: fc.record({
      as: fc.constantFrom('stranger', 'certified', 'borrower', 'borrower', 'borrower'),
      steps,
      days,
      minute: fc.integer({ min: 0, max: DAY - 1 }),
    }),
    commands: fc.array(command, { minLength: 1, maxLength: most, size: 'max' }),
  })
