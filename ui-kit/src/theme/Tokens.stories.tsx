import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { type TokenName, tokenNotes } from './token-notes.ts'
import { derivedColours, lightColours, scripts, sizes } from './tokens.ts'
import { PasoGlobalStyle } from './PasoGlobalStyle.ts'

const Rows = styled.ul`
  display: grid;
  gap: var(--paso-space-3);
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: calc(96 * var(--paso-u)) minmax(0, 1fr);
  align-items: center;
  gap: var(--paso-space-3);
  & > svg {
    inline-size: 100%;
    block-size: calc(72 * var(--paso-u));
    border: 1px solid var(--paso-line);
    border-radius: var(--paso-radius-small);
  }
  & code {
    display: block;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--paso-ink-2);
    font-size: var(--paso-text-small);
  }
`

const isColour = (name: TokenName) =>
  (name in lightColours && !name.startsWith('elevation')) || name in derivedColours

const valueOf = (name: TokenName) => {
  if (name in sizes) return sizes[name as keyof typeof sizes]
  if (name in derivedColours)
    return `--paso-${derivedColours[name as keyof typeof derivedColours]}, unless set`
  if (name in scripts.other) return 'by the nearest lang, unless set'
  return lightColours[name as keyof typeof lightColours]
}

/** A colour as the page has it: an attribute, since no element carries an inline style. */
const Swatch = ({ name }: { name: TokenName }) => {
  const unset = name in derivedColours ? derivedColours[name as keyof typeof derivedColours] : name
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none">
      <rect width="1" height="1" fill={`var(--paso-${name}, var(--paso-${unset}))`} />
    </svg>
  )
}

function Tokens({ only }: { only: 'colours' | 'sizes' }) {
  const names = (Object.keys(tokenNotes) as TokenName[]).filter(
    (name) => isColour(name) === (only === 'colours'),
  )
  return (
    <Rows>
      {names.map((name) => (
        <Row key={name}>
          {only === 'colours' ? <Swatch name={name} /> : <span />}
          <span>
            <code dir="ltr">--paso-{name}</code>
            <small>
              {tokenNotes[name]} · <bdi dir="ltr">{valueOf(name)}</bdi>
            </small>
          </span>
        </Row>
      ))}
    </Rows>
  )
}

const meta = {
  title: 'Theme/Tokens',
  component: Tokens,
  subcomponents: { PasoGlobalStyle },
  args: { only: 'colours' },
} satisfies Meta<typeof Tokens>
export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {}
export const ColoursInDark: Story = { globals: { theme: 'dark' } }
export const SizesAndMotion: Story = { args: { only: 'sizes' } }
