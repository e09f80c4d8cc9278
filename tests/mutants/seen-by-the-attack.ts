import type { Mutant } from './mutant.ts'

/**
 * Holes that an attacker from outside finds, each put back: a limit, a bound or a check that is not
 * there any more. What sees them is the attacker's run by its parts.
 */
const holes: readonly [name: string, file: string, text: string, becomes: string, part: string][] =
  [
    [
      'reading-inside-the-transaction',
      'http/pipeline/pipeline.ts',
      'await handler.prepare(callOn(database, (work) => database.transaction(work)))',
      'await database.transaction(async (tx) => {\n          await handler.prepare?.(callOn(tx, async (work) => work(tx)))\n        })',
      'small print',
    ],
    [
      'two-readings-of-one-borrower',
      'lending/ocr/readings.ts',
      'if (own) throw',
      'if (own && this.#underWay.size > 9) throw',
      'small print',
    ],
    [
      'console-open-on-loopback',
      'world/console/require-tester.ts',
      'return async (request, reply) => {',
      "return async (request, reply) => {\n    if (request.ip === '127.0.0.1') return undefined",
      'doors',
    ],
    ['second-host-taken', 'app.ts', '    refuseSecondHost(request)\n', '', 'doors'],
    [
      'text-of-no-column-in-the-console',
      'world/console/register.ts',
      "tester.addHook('onRequest', async ({ query }) => refuseUnstorable(query))",
      '',
      'doors',
    ],
    [
      'pictures-of-any-side',
      'http/uploads/clean-picture.ts',
      'size.longerSide > MAX_PICTURE_SIDE || ',
      '',
      'pictures',
    ],
    [
      'pictures-of-any-pixels',
      'http/uploads/clean-picture.ts',
      ' || size.pixels > MAX_PICTURE_PIXELS',
      '',
      'pictures',
    ],
    [
      'ticket-without-end',
      'lending/uploads/upload-store.ts',
      'MOST_FAILURES = 3',
      'MOST_FAILURES = 300',
      'pictures',
    ],
    [
      'values-not-counted',
      'http/pipeline/unstorable.ts',
      'MOST_VALUES = 1_000',
      'MOST_VALUES = 1_000_000',
      'bodies',
    ],
    [
      'copies-without-end',
      'http/handlers/export.ts',
      'MOST_A_DAY = 5',
      'MOST_A_DAY = 500',
      'counts',
    ],
    [
      'events-without-end',
      'lending/telemetry/event-store.ts',
      'return countOne(db, sender, KEPT_A_DAY, now)',
      'return countOne(db, sender, 10 * KEPT_A_DAY, now)',
      'counts',
    ],
    [
      'one-face-for-many',
      'lending/certification/liveness-store.ts',
      'if ((await insert(check.result)).length > 0) return',
      'if ((await insert(check.result)).length >= 0) return',
      'counts',
    ],
    [
      'numbers-of-strangers',
      'lending/certification/identity-number.ts',
      'MOST_NUMBERS_A_DAY = 5',
      'MOST_NUMBERS_A_DAY = 500',
      'counts',
    ],
    ['pages-without-a-rate', 'app.ts', '    countCall(asked[0])\n', '', 'counts'],
    [
      'account-of-another',
      'http/handlers/accounts.ts',
      'if (differs && refusesOtherHolders) {',
      'if (differs && !refusesOtherHolders) {',
      'counts',
    ],
    [
      'idle-session-goes-on',
      'lending/sessions/sessions.ts',
      'and s.used_at > $4`',
      'and s.used_at <> $4`',
      'counts',
    ],
    [
      'old-session-moves-money',
      'lending/sessions/fresh-code.ts',
      'const FRESH = 15 * 60_000',
      'const FRESH = 15 * 600_000',
      'counts',
    ],
    [
      'folder-that-others-read',
      'store/data-folder/data-folder.ts',
      'const OTHERS = 0o077',
      'const OTHERS = 0o000',
      'folder',
    ],
    [
      'signs-that-nobody-sees',
      'lending/papers/printable.ts',
      "    .replaceAll(UNSEEN, '')\n",
      '',
      'papers',
    ],
    [
      'number-in-new-hands',
      'lending/sessions/known-device.ts',
      'const SILENT_DAYS = 90',
      'const SILENT_DAYS = 900',
      'counts',
    ],
  ]

export const seenByTheAttack = holes.map(([name, file, text, becomes, part]): Mutant => ({
  name,
  kind: 'attack',
  file: `sandbox/src/${file}`,
  text,
  becomes,
  layer: 'attack',
  tests: [part],
}))
