/** What the bench takes of the other kits: they are installed only where it runs. */
declare module '@base-ui/react/field' {
  import type { ComponentType, ReactNode } from 'react'

  type Part = ComponentType<{ name?: string; children?: ReactNode }>
  export const Field: { Root: Part; Label: Part; Control: Part }
}

declare module 'react-aria-components' {
  import type { ComponentType, ReactNode } from 'react'

  type Part = ComponentType<{ name?: string; children?: ReactNode }>
  export const TextField: Part
  export const Label: Part
  export const Input: Part
}
