import { styled } from 'styled-components'

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  fill: none;
  stroke: #fff;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > [data-part='frame'] {
    stroke-dasharray: 9 7;
  }
  & > [data-part='faint'] {
    stroke: rgba(255, 255, 255, 0.55);
    stroke-width: 2;
  }
`

/** What is to be seen in the picture. */
export type PhotoSubject = 'card-front' | 'card-back' | 'holder' | 'document'

const card = <rect data-part="frame" x="14" y="10" width="272" height="170" rx="14" />

const guides = {
  'card-front': (
    <>
      {card}
      <g data-part="faint">
        <circle cx="226" cy="82" r="19" />
        <path d="M190 146c3-26 18-38 36-38s33 12 36 38zM38 56h104M38 84h122M38 112h84M38 140h104" />
      </g>
    </>
  ),
  'card-back': (
    <>
      {card}
      <g data-part="faint">
        <path d="M14 46h272M14 68h272M38 104h150M38 128h110M38 152h130M216 104h46v48h-46z" />
      </g>
    </>
  ),
  holder: (
    <>
      <path data-part="frame" d="M112 66c0-30 16-52 38-52s38 22 38 52-16 54-38 54-38-24-38-54z" />
      <g data-part="faint">
        <path d="M72 184c4-34 26-52 58-58M134 60v.1M166 60v.1M138 92c7 6 17 6 24 0" />
        <path d="M216 184c10-4 18-10 22-16" />
        <rect x="178" y="112" width="84" height="54" rx="7" />
        <path d="M192 130h28M192 146h20M238 148c1-8 5-11 10-11M244 128v.1" />
      </g>
    </>
  ),
  document: (
    <>
      <rect data-part="frame" x="86" y="8" width="128" height="174" rx="8" />
      <path data-part="faint" d="M108 44h84M108 70h84M108 96h84M108 122h50" />
    </>
  ),
} satisfies Record<PhotoSubject, unknown>

/** Shows what belongs in the picture and where. The words beside it say the same. */
export function GuideFrame({ subject }: { subject: PhotoSubject }) {
  return (
    <Drawing viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      {guides[subject]}
    </Drawing>
  )
}
