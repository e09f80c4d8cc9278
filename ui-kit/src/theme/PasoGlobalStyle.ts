import { createGlobalStyle } from 'styled-components'
import { darkColours, forcedColours, lightColours, sizes } from './tokens.ts'

/**
 * The tokens and the page's own defaults. Render it once, at the root of the tree, on the server
 * and on the client alike.
 *
 * What it reads from the `<html>` element:
 * - `data-theme`: `light`, `dark`, or absent / `auto` to follow the device;
 * - `lang`: line heights and type faces that the script needs (Thai, Arabic, Urdu);
 * - `dir`: direction; every component of the kit uses logical properties only.
 */
export const PasoGlobalStyle = createGlobalStyle`
  :root {
    ${sizes}
    ${lightColours}
    --paso-font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Thai',
      'Noto Sans Arabic', 'Noto Naskh Arabic', sans-serif;
    --paso-leading: 1.5;
    --paso-leading-tight: 1.28;
    --paso-tracking: -0.012em;
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
  :root[data-theme='dark'] {
    ${darkColours}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkColours}
    }
  }
  @media (forced-colors: active) {
    :root:root:root {
      ${forcedColours}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --paso-motion-quick: 0ms;
      --paso-motion: 0ms;
    }
  }
  [lang|='th'] {
    --paso-leading: 1.62;
    --paso-leading-tight: 1.45;
    --paso-tracking: 0;
  }
  [lang|='ar'] {
    --paso-leading: 1.72;
    --paso-leading-tight: 1.5;
    --paso-tracking: 0;
  }
  [lang|='ur'] {
    --paso-font: 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', system-ui, serif;
    --paso-leading: 2.52;
    --paso-leading-tight: 2.3;
    --paso-tracking: 0;
  }
  [lang] {
    font-family: var(--paso-font);
    line-height: var(--paso-leading);
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
    color: var(--paso-ink);
    font-family: var(--paso-font);
    font-size: var(--paso-text-body);
    line-height: var(--paso-leading);
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }
  @media (min-width: 481px) {
    :root,
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
    line-height: var(--paso-leading-tight);
    letter-spacing: var(--paso-tracking);
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
  :is(h1, h2)[tabindex='-1']:focus-visible {
    outline: none;
  }
  [hidden] {
    display: none !important;
  }
`
