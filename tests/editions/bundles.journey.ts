/** What is shipped in each edition, where its build was asked for lists of the device. */
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { bundles, nameOfBundle } from '../../scripts/testing/matrix/edition-cells.ts'
import { marksIn, marksOf, scriptsWithLists } from '../../scripts/testing/country-marks.ts'

for (const { country, name, mayAskForLists } of bundles) {
  test(nameOfBundle({ country }), () => {
    const app = fileURLToPath(
      new URL(`../../.paso/editions-with-lists/${country}`, import.meta.url),
    )
    const none = Object.keys(marksOf).map((each) => [each, []])
    const own = Object.entries(marksOf).filter(([each]) => each === name)
    expect(marksIn(app)).toEqual(Object.fromEntries([...none, ...own]))
    expect(scriptsWithLists(app).length > 0).toBe(mayAskForLists)
  })
}
