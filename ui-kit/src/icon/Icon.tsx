import type { ComponentProps, ReactNode } from 'react'
import { baseDrawings, Drawn, type LineDrawing } from './BaseIcon.tsx'

/** All our own line drawings. */
const drawings = {
  ...baseDrawings,
  camera: {
    path: 'M3.5 8.5a2 2 0 0 1 2-2h2.2l1.6-2.2h5.4l1.6 2.2h2.2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM12 9.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2',
  },
  album: {
    path: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4.5 17l4.6-5 3.6 3.8 2.5-2.5 4.3 4.2M15.6 8.4v.1',
  },
  copy: {
    path: 'M9 9h8.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2zM15 9V5.5a2 2 0 0 0-2-2H6.5a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2H9',
  },
  bank: {
    path: 'M3.5 9.5L12 4l8.5 5.5zM5.5 12.5v5M9.8 12.5v5M14.2 12.5v5M18.5 12.5v5M3.5 20.5h17',
  },
  scan: {
    path: 'M4 8.5V5.5A1.5 1.5 0 0 1 5.5 4h3M15.5 4h3A1.5 1.5 0 0 1 20 5.5v3M20 15.5v3a1.5 1.5 0 0 1-1.5 1.5h-3M8.5 20h-3A1.5 1.5 0 0 1 4 18.5v-3M8.5 8.5h2v2h-2zM13.5 8.5h2v2h-2zM8.5 13.5h2v2h-2zM13.5 13.5h2v2h-2z',
  },
  shop: {
    path: 'M4.5 4.5h15l1.5 5.2a2.9 2.9 0 0 1-5.9.3 3 3 0 0 1-6.2 0 2.9 2.9 0 0 1-5.9-.3zM5.5 12.8v7.7h13v-7.7M10 20.5v-4.5h4v4.5',
  },
  card: {
    path: 'M3.5 7.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 10h17M7 14.8h3.5',
  },
  wallet: {
    path: 'M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H18a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H5.5A1.8 1.8 0 0 1 4 6.7C4 5.5 5 5 6 4.8l10-1.5v5M16 14v.1',
  },
  form: { path: 'M6 3.5h8.5L19 8v12.5H6zM14 3.8V8.5h4.6M9 12.5h7M9 16h4.5', directional: true },
  evaluate: {
    path: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.4 15.4L20.5 20.5M7.7 10.7l2 2 3.6-4',
  },
  sign: { path: 'M14.5 5.5l4 4L9 19l-4.8.8L5 15zM12.5 7.5l4 4M13.5 20.5h6.5', directional: true },
  money: {
    path: 'M3 7h18v10.5H3zM12 9.6a2.65 2.65 0 1 1 0 5.3 2.65 2.65 0 0 1 0-5.3M6 10v.1M18 14.5v.1',
  },
  offline: {
    path: 'M4 4l16 16M5 12.2a10 10 0 0 1 4-2.4M2.5 8.7A14 14 0 0 1 6.2 6.4M10 5.2a14 14 0 0 1 11.5 3.5M14.2 9.9a10 10 0 0 1 4.8 2.3M8.3 15.6a5.4 5.4 0 0 1 6-.9M12 19v.1',
  },
  person: {
    path: 'M12 4a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 0 1 12 4M4.5 20.5c.7-4 3.7-6 7.5-6s6.8 2 7.5 6',
  },
  settings: {
    path: 'M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
    directional: true,
  },
  help: {
    path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M9.6 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.9M12 16.8v.1',
  },
  lock: { path: 'M6 10.5h12v10H6zM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7M12 14.5v2' },
  leave: { path: 'M13.5 4H6v16h7.5M10.5 12H20M16.5 8.5L20 12l-3.5 3.5', directional: true },
  home: { path: 'M4 11l8-6.8 8 6.8v9.2h-5.2v-6H9.2v6H4z' },
  minus: { path: 'M5.5 12h13' },
  plus: { path: 'M5.5 12h13M12 5.5v13' },
} satisfies Record<string, LineDrawing>

export type IconName = keyof typeof drawings

interface Shared extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** A heavier line, for small ticks on a filled ground. */
  bold?: boolean | undefined
}

/** One of the kit's drawings. */
interface Named extends Shared {
  /** Which drawing. */
  name: IconName
  children?: never
  directional?: never
}

/** A drawing of your own. */
interface Own extends Shared {
  /** Any SVG on a grid of 24 × 24: it takes colour and line from around it. */
  children: ReactNode
  /** Points somewhere, so that it turns around in right-to-left pages. */
  directional?: boolean | undefined
  name?: never
}

export type IconProps = Named | Own

/** A drawing beside words that say the same: hidden from screen readers. 1.5 em unless styled. */
export function Icon({ name, children, directional, ...rest }: IconProps) {
  const drawing: LineDrawing | undefined = name && drawings[name]
  return (
    <Drawn directional={directional ?? drawing?.directional} {...rest}>
      {drawing ? <path d={drawing.path} /> : children}
    </Drawn>
  )
}

/** The kit's drawing of that name, or what was given in its place. */
export const drawn = (icon: ReactNode): ReactNode =>
  typeof icon === 'string' && icon in drawings ? <Icon name={icon as IconName} /> : icon
