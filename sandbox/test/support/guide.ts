import { readPlainDescription } from '../../src/http/pipeline/description.ts'

/** The description of the contract, the guide in it, and a section of that by its heading. */
export function readGuide() {
  const description = readPlainDescription()
  const { description: guide } = description['info'] as { description: string }
  const section = (heading: string): string => {
    const text = guide.split(`### ${heading}\n`)[1]?.split(/^##/m)[0]
    if (text === undefined) throw new Error(`the guide has no "${heading}"`)
    return text
  }
  return { description, guide, section }
}
