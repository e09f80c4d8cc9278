import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerLender } from '../../foundation/child-answers.ts'
import { fontFolders } from './fonts.ts'
import type { TypesetterAnswer } from './typesetter.ts'

/** The process that `Typesetter` starts: it sets one source after another until the lender is gone. */

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] })

let papers = 0

/**
 * The compiler compares a source with the last one from its end, byte by byte, and fails where that
 * stops within a character. A comment that is never the same ends the comparison at once.
 */
function set(source: string): TypesetterAnswer {
  papers += 1
  try {
    return { pdf: compiler.pdf({ mainFileContent: `${source}\n// ${papers}` }) }
  } catch (error) {
    return { refused: String(error) }
  } finally {
    compiler.evictCache(10)
  }
}

answerLender(set)
