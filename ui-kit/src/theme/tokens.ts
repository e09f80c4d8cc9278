/**
 * Every token of the kit, as data: `--paso-` stands before each name. No value refers to another token,
 * so that a change made on any part of the page holds for all that stands in it.
 *
 * Sizes are thought of in design units of a 750-unit wide screen: one is 1/32 rem. The root size
 * follows both the viewport (320–480 CSS px) and the reader's own font size. At 375 px and an
 * unchanged font size, one unit is half a CSS pixel.
 */
export const sizes = {
  u: '0.03125rem',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  // Edges, which do not grow on where letters twice as large need the width of a small phone.
  'space-3': 'min(0.75rem, 3.75vw)',
  'space-4': 'min(1rem, 5vw)',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'radius-small': '0.375rem',
  'radius-field': '0.75rem',
  'radius-card': '1rem',
  'radius-round': '999px',
  'text-caption': '0.8125rem',
  'text-small': '0.875rem',
  'text-body': '1rem',
  'text-strong': '1.0625rem',
  // Nor is a heading so large that its longest word is broken.
  'text-title': '1.25rem',
  'text-heading': 'min(1.5625rem, 10.6vw)',
  'text-figure': '1.875rem',
  'text-figure-large': '2.875rem',
  // Fingers do not shrink with the screen, so a target never falls below 48 CSS px.
  target: 'max(48px, 3rem)',
  control: 'max(52px, 3.3125rem)',
  column: '480px',
  'motion-quick': '90ms',
  motion: '150ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** One hue, deep green; a warm accent for what needs attention; greys with a hint of the hue. */
export const lightColours = {
  ground: '#f3f5f0',
  outside: '#e4e9e2',
  card: '#fff',
  sunken: '#eaeee8',
  line: '#dde4db',
  'line-strong': '#7c8b82',
  ink: '#12201a',
  'ink-2': '#3f4f46',
  'ink-3': '#56655d',
  brand: '#0b5d44',
  'brand-press': '#084632',
  'on-brand': '#fff',
  'brand-tint': '#e2f0e8',
  'brand-ink': '#0a5240',
  sun: '#f4b02e',
  'sun-tint': '#fdf2d8',
  'sun-ink': '#6b4700',
  'part-interest': '#6fb79a',
  bad: '#b3261e',
  'bad-press': '#8c1c16',
  'on-bad': '#fff',
  'bad-tint': '#fbe9e7',
  focus: '#1b5fd0',
  scrim: '#09140f85',
  'elevation-1': '0 1px 2px #091e150d',
  'elevation-2': '0 2px 10px #091e151a',
  'elevation-3': '0 16px 48px #091e1540',
} as const

export const darkColours = {
  ground: '#0d1411',
  outside: '#060a08',
  card: '#151e1a',
  sunken: '#101814',
  line: '#26322c',
  'line-strong': '#75857c',
  ink: '#e9f1ec',
  'ink-2': '#b6c5bd',
  'ink-3': '#9aa9a1',
  brand: '#59d1a2',
  'brand-press': '#7ce0b9',
  'on-brand': '#032419',
  'brand-tint': '#173429',
  'brand-ink': '#8ce5c2',
  sun: '#ffc453',
  'sun-tint': '#33290f',
  'sun-ink': '#ffdc97',
  'part-interest': '#2d7a5f',
  bad: '#ff9b90',
  'bad-press': '#ffb8b0',
  'on-bad': '#3b0906',
  'bad-tint': '#3a1d1a',
  focus: '#8ab8ff',
  scrim: '#000000a8',
  'elevation-1': 'none',
  'elevation-2': '0 4px 16px #00000080',
  'elevation-3': '0 18px 48px #000000b3',
} as const satisfies Record<keyof typeof lightColours, string>

/** With forced colours the system palette answers; only meaning-bearing names are mapped. */
export const forcedColours = {
  ground: 'Canvas',
  outside: 'Canvas',
  card: 'Canvas',
  sunken: 'Canvas',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  ink: 'CanvasText',
  'ink-2': 'CanvasText',
  'ink-3': 'CanvasText',
  brand: 'Highlight',
  'brand-press': 'Highlight',
  'on-brand': 'HighlightText',
  'brand-tint': 'Canvas',
  'brand-ink': 'LinkText',
  sun: 'CanvasText',
  'sun-tint': 'Canvas',
  'sun-ink': 'CanvasText',
  bad: 'CanvasText',
  'bad-press': 'CanvasText',
  'on-bad': 'Canvas',
  'bad-tint': 'Canvas',
  focus: 'Highlight',
} as const satisfies { [Name in keyof typeof lightColours]?: string }

/** Tokens that the kit does not set: unless they are, they are what another token is at that place. */
export const derivedColours = { 'part-principal': 'brand', 'part-fee': 'sun' } as const

/**
 * What a script needs, by the nearest `lang`. The tokens of these names are not set by the kit: where one
 * is, it holds for every language.
 */
export const scripts = {
  other: {
    font: `system-ui, Roboto, 'Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic', sans-serif`,
    leading: '1.5',
    'leading-tight': '1.28',
  },
  th: { leading: '1.62', 'leading-tight': '1.45' },
  ar: { leading: '1.72', 'leading-tight': '1.5' },
  ur: {
    // First faces without Arabic letters: figures are theirs, words fall to the Nastaliq one.
    font: `Roboto, 'Noto Sans', 'Helvetica Neue', 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', system-ui, serif`,
    leading: '2.52',
    'leading-tight': '2.3',
  },
} as const
