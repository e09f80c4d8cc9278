import { css } from 'styled-components'

/**
 * Every size is written in design units of a 750-unit wide screen. One unit is 1/32 rem. The root
 * size follows both the viewport (320–480 CSS px) and the reader's own font size. At 375 px and an
 * unchanged font size, one unit is half a CSS pixel.
 */
export const sizes = css`
  --paso-u: calc(1rem / 32);

  --paso-space-1: calc(8 * var(--paso-u));
  --paso-space-2: calc(16 * var(--paso-u));
  --paso-space-3: calc(24 * var(--paso-u));
  --paso-space-4: calc(32 * var(--paso-u));
  --paso-space-5: calc(48 * var(--paso-u));
  --paso-space-6: calc(64 * var(--paso-u));
  --paso-space-7: calc(96 * var(--paso-u));

  --paso-radius-small: calc(12 * var(--paso-u));
  --paso-radius-field: calc(24 * var(--paso-u));
  --paso-radius-card: calc(32 * var(--paso-u));
  --paso-radius-round: 999px;

  --paso-text-caption: calc(26 * var(--paso-u));
  --paso-text-small: calc(28 * var(--paso-u));
  --paso-text-body: calc(32 * var(--paso-u));
  --paso-text-strong: calc(34 * var(--paso-u));
  --paso-text-title: calc(40 * var(--paso-u));
  --paso-text-heading: calc(50 * var(--paso-u));
  --paso-text-figure: calc(60 * var(--paso-u));
  --paso-text-figure-large: calc(92 * var(--paso-u));

  /* Fingers do not shrink with the screen, so a target never falls below 48 CSS px. */
  --paso-target: max(48px, calc(96 * var(--paso-u)));
  --paso-control: max(52px, calc(106 * var(--paso-u)));
  --paso-column: 480px;
  --paso-column-wide: 960px;

  --paso-elevation-1: 0 1px 2px rgba(9, 30, 21, 0.05);
  --paso-elevation-2: 0 2px 10px rgba(9, 30, 21, 0.08), 0 1px 2px rgba(9, 30, 21, 0.06);
  --paso-elevation-3: 0 16px 48px rgba(9, 30, 21, 0.22), 0 2px 8px rgba(9, 30, 21, 0.1);

  --paso-motion-quick: 90ms;
  --paso-motion: 160ms;
  --paso-ease: cubic-bezier(0.2, 0, 0, 1);
`

/** One hue, deep green; a warm accent for what needs attention; greys with a hint of the hue. */
export const lightColours = css`
  color-scheme: light;
  --paso-ground: #f3f5f0;
  --paso-outside: #e4e9e2;
  --paso-card: #ffffff;
  --paso-sunken: #eaeee8;
  --paso-line: #dde4db;
  --paso-line-strong: #7c8b82;
  --paso-ink: #12201a;
  --paso-ink-2: #3f4f46;
  --paso-ink-3: #56655d;
  --paso-brand: #0b5d44;
  --paso-brand-press: #084632;
  --paso-on-brand: #ffffff;
  --paso-brand-tint: #e2f0e8;
  --paso-brand-ink: #0a5240;
  --paso-sun: #f4b02e;
  --paso-sun-tint: #fdf2d8;
  --paso-sun-ink: #6b4700;
  --paso-part-principal: #0b5d44;
  --paso-part-interest: #6fb79a;
  --paso-part-fee: #f4b02e;
  --paso-bad: #b3261e;
  --paso-bad-press: #8c1c16;
  --paso-on-bad: #ffffff;
  --paso-bad-tint: #fbe9e7;
  --paso-focus: #1b5fd0;
  --paso-scrim: rgba(9, 20, 15, 0.52);
`

export const darkColours = css`
  color-scheme: dark;
  --paso-ground: #0d1411;
  --paso-outside: #060a08;
  --paso-card: #151e1a;
  --paso-sunken: #101814;
  --paso-line: #26322c;
  --paso-line-strong: #75857c;
  --paso-ink: #e9f1ec;
  --paso-ink-2: #b6c5bd;
  --paso-ink-3: #9aa9a1;
  --paso-brand: #59d1a2;
  --paso-brand-press: #7ce0b9;
  --paso-on-brand: #032419;
  --paso-brand-tint: #173429;
  --paso-brand-ink: #8ce5c2;
  --paso-sun: #ffc453;
  --paso-sun-tint: #33290f;
  --paso-sun-ink: #ffdc97;
  --paso-part-principal: #59d1a2;
  --paso-part-interest: #2d7a5f;
  --paso-part-fee: #ffc453;
  --paso-bad: #ff9b90;
  --paso-bad-press: #ffb8b0;
  --paso-on-bad: #3b0906;
  --paso-bad-tint: #3a1d1a;
  --paso-focus: #8ab8ff;
  --paso-scrim: rgba(0, 0, 0, 0.66);
  --paso-elevation-1: none;
  --paso-elevation-2: 0 0 0 1px rgba(255, 255, 255, 0.05), 0 4px 16px rgba(0, 0, 0, 0.5);
  --paso-elevation-3: 0 0 0 1px rgba(255, 255, 255, 0.07), 0 18px 48px rgba(0, 0, 0, 0.7);
`

/** With forced colours the system palette answers; only meaning-bearing names are mapped. */
export const forcedColours = css`
  --paso-ground: Canvas;
  --paso-outside: Canvas;
  --paso-card: Canvas;
  --paso-sunken: Canvas;
  --paso-line: CanvasText;
  --paso-line-strong: CanvasText;
  --paso-ink: CanvasText;
  --paso-ink-2: CanvasText;
  --paso-ink-3: CanvasText;
  --paso-brand: Highlight;
  --paso-brand-press: Highlight;
  --paso-on-brand: HighlightText;
  --paso-brand-tint: Canvas;
  --paso-brand-ink: LinkText;
  --paso-sun: CanvasText;
  --paso-sun-tint: Canvas;
  --paso-sun-ink: CanvasText;
  --paso-bad: CanvasText;
  --paso-bad-press: CanvasText;
  --paso-on-bad: Canvas;
  --paso-bad-tint: Canvas;
  --paso-focus: Highlight;
`
