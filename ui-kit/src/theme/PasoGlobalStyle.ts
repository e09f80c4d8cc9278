import { createGlobalStyle } from 'styled-components'
import { darkColours, forcedColours, lightColours, scripts, sizes } from './tokens.ts'

/** Declarations of `--paso-` names, as short as can be; `suffix` ends each. */
const declare = (values: Readonly<Record<string, string>>, prefix = '', suffix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--paso-${prefix}${name}:${value.replaceAll(', ', ',')}${suffix};`)
    .join('')

/**
 * Both colours stand in one value, and a switch empties one of them: what is `initial` lets the colour
 * beside it through, what is empty does not. So dark needs no selector that is stronger than `html`.
 */
const colours = Object.fromEntries(
  Object.entries(lightColours).map(([name, light]) => [
    name,
    `var(--paso-l,${light})var(--paso-d,${darkColours[name as keyof typeof darkColours]})`,
  ]),
)
const empty = 'var(--paso-none, )'
const light = `color-scheme: light; --paso-l: initial; --paso-d: ${empty};`
const dark = `color-scheme: dark; --paso-l: ${empty}; --paso-d: initial;`

/**
 * The tokens and the page's own defaults. Render it once, at the root of the tree, on the server
 * and on the client alike.
 *
 * What it reads from the `<html>` element:
 * - `data-theme`: `light`, `dark`, or absent / `auto` to follow the device;
 * - `lang`: line heights and type faces that the script needs (Thai, Arabic, Urdu);
 * - `dir`: direction; every component of the kit uses logical properties only.
 *
 * `data-tokens` marks a part of the page that sets tokens: its text takes ink, face, size and leading from there.
 *
 * Tokens stand on the type selector `html` and on nothing stronger: a `:root` of your own wins, before
 * and after this sheet, in light and in dark. Only what the reader's device asks for, forced colours
 * and reduced motion, stands above it.
 */
export const PasoGlobalStyle = createGlobalStyle`
  html {
    ${light}
    ${declare(sizes)}
    ${declare(colours)}
    /* Half from the reader's own font size, half from the viewport, held between 320 and 480 px;
       the percentages keep an enlarged font enlarged at every width. */
    font-size: clamp(92.667%, calc(50% + 2.1333vw), 114%);
    background: var(--paso-ground);
    /* What takes focus is not left under a screen's bar, nor under its footer, which may hold a
       sentence and two buttons; a share of the window, so that a low one keeps some room. */
    scroll-padding-block: calc(128 * var(--paso-u)) 34vh;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html[data-theme='dark'] {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme='light']) {
      ${dark}
    }
  }
  @media (forced-colors: active) {
    html {
      ${declare(forcedColours, '', ' !important')}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      --paso-motion-quick: 0s !important;
      --paso-motion: 0s !important;
    }
  }
  html,
  [lang] {
    ${declare(scripts.other, 'script-')}
  }
  [lang|='th'] {
    ${declare(scripts.th, 'script-')}
  }
  [lang|='ar'] {
    ${declare(scripts.ar, 'script-')}
  }
  [lang|='ur'] {
    ${declare(scripts.ur, 'script-')}
  }
  [lang] {
    font-family: var(--paso-font, var(--paso-script-font));
    line-height: var(--paso-leading, var(--paso-script-leading));
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body {
    /* The margins of the column stay inside: they would push the page past the window. */
    display: flow-root;
    margin: 0;
    min-block-size: 100vh;
    background: var(--paso-ground);
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }
  /* Handed down as they are here: a part with tokens of its own sets them anew. */
  body,
  [data-tokens] {
    color: var(--paso-ink);
    font-family: var(--paso-font, var(--paso-script-font));
    font-size: var(--paso-text-body);
    line-height: var(--paso-leading, var(--paso-script-leading));
  }
  @media (min-width: 481px) {
    html,
    body {
      background: var(--paso-outside);
    }
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  h1,
  h2,
  h3 {
    line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a {
    color: var(--paso-brand-ink);
    text-underline-offset: 0.18em;
  }
  :focus-visible {
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
  /* A heading takes focus so that it is read out; it answers no key. */
  h1[tabindex='-1']:focus-visible,
  h2[tabindex='-1']:focus-visible {
    outline: none;
  }
  [hidden] {
    display: none !important;
  }
`
