import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '../icon/Icon.tsx'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { List } from '../list/List.tsx'

/** The kinds of repayment that have a drawing. */
export type MethodKind = 'bank' | 'scan' | 'shop' | 'account' | 'reference'

const icons = {
  bank: 'bank',
  scan: 'scan',
  shop: 'shop',
  account: 'card',
  reference: 'form',
} satisfies Record<MethodKind, IconName>

export type PaymentMethod = {
  id: string
  kind: MethodKind
  title: string
  /** What to know before choosing: how long it takes, a limit. */
  detail?: ReactNode
  /** Where the method's instructions stand; leave out to choose by `onChoose`. */
  href?: string | undefined
}

export interface MethodListProps extends Omit<ComponentProps<'ul'>, 'label'> {
  /** Name of the list for screen readers. */
  label: string
  /** The ways to pay, in the order they are read. */
  methods: readonly PaymentMethod[]
  /** Called with the id of the method chosen. */
  onChoose?: ((id: string) => void) | undefined
  /** Draws the links; that of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
}

/** The ways to pay, one tap each. */
export function MethodList({ label, methods, onChoose, linkComponent, ...rest }: MethodListProps) {
  return (
    <List
      {...rest}
      label={label}
      linkComponent={linkComponent}
      items={methods.map(({ id, kind, title, detail, href }) => ({
        id,
        title,
        detail,
        href,
        icon: icons[kind],
        onClick: onChoose && (() => onChoose(id)),
      }))}
    />
  )
}
