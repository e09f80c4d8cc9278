import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Number = styled.bdi`
  display: inline-block;
  /* A link's line does not reach into a box of its own. */
  a & {
    text-decoration: underline;
  }
`

/** A sentence whose isolated numbers stand in one piece each; one that no line holds is broken between groups. */
export const wholeNumbers = (sentence: string): ReactNode =>
  sentence
    .split(/(\u2066[^\u2069]*\u2069)/)
    // What the pattern holds stands at every other place.
    .map((part, nth) =>
      nth % 2 === 1 ? (
        <Number key={part} dir="ltr">
          {part}
        </Number>
      ) : (
        part
      ),
    )
