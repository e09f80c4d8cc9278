import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each of these, begun last, would leave one core idle for a while. A fresh clone has no times to go by, only sizes. */
const LONGEST =
  /\/(trials|verify-pacts|model|claimed-once|concurrency|forbidden-to-owners)\.test\.ts$/

/** The runner's own order, but that the longest files come first among those that share a worker. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number => {
      if (project.config.isolate) return 0
      return LONGEST.test(moduleId) ? 1 : 2
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
