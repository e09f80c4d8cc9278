import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { drawn, type IconName } from '../icon/Icon.tsx'
import { CardStack, Lead, Stack } from '../theme/stack.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-3);
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: calc(88 * var(--paso-u));
  block-size: calc(88 * var(--paso-u));
  border-radius: 50%;
  background: var(--paso-sun-tint);
  color: var(--paso-sun-ink);
`

const Title = styled.h2`
  font-size: var(--paso-text-strong);
`

const Steps = styled(Stack)`
  gap: var(--paso-space-1);
  padding-inline-start: 1.4em;
`

const icons = { camera: 'camera', contacts: 'person', location: 'globe' } satisfies Record<
  string,
  IconName
>

export interface PermissionNoticeProps extends Omit<
  ComponentProps<'section'>,
  'title' | 'children'
> {
  /** What was refused or is asked for; of another kind, leave it out and give its `icon`. */
  permission?: keyof typeof icons | undefined
  /** The name of one of the kit's drawings, or any node; that of `permission` unless given. */
  icon?: ReactNode
  /** What is the matter, in a few words. */
  title: ReactNode
  /** Why it is needed and what happens without it. */
  children: ReactNode
  /** How to allow it on this phone, one step each. */
  steps?: readonly ReactNode[] | undefined
  /** The ways on: try again, go on without. */
  actions?: ReactNode
}

/** A permission that is missing: why it is asked, how to give it, how to go on without it. */
export function PermissionNotice(props: PermissionNoticeProps) {
  const { permission, icon, title, children, steps = [], actions, ...rest } = props
  const mark = icon ?? (permission && icons[permission])
  const heading = useId()
  return (
    <CardStack {...rest} aria-labelledby={heading}>
      <Head>
        {mark && <Mark aria-hidden="true">{drawn(mark)}</Mark>}
        <Title id={heading}>{title}</Title>
      </Head>
      <Lead>{children}</Lead>
      {steps.length > 0 && (
        <Steps as="ol">
          {steps.map((step, place) => (
            <li key={String(place)}>{step}</li>
          ))}
        </Steps>
      )}
      {actions && <Stack>{actions}</Stack>}
    </CardStack>
  )
}
