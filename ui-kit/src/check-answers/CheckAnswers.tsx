import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { LinkComponent } from '../kit-settings/KitSettings.tsx'
import { useLinkComponent } from '../kit-settings/KitSettings.tsx'
import { Lead } from '../theme/stack.ts'

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-1);
`

const Title = styled.h2`
  font-size: var(--paso-text-strong);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--paso-space-3);
  padding-block: var(--paso-space-1);
  border-block-end: 1px solid var(--paso-line);
  & > dt {
    padding-block-start: var(--paso-space-1);
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
  & > dd {
    min-inline-size: 0;
  }
  & > dd:nth-of-type(1) {
    grid-row: 2;
    padding-block-end: var(--paso-space-1);
    font-weight: 600;
  }
  & > dd:nth-of-type(2) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  /* Letters twice as large on a small phone: the words have the line, and a number fits it. */
  @media (max-width: 15em) {
    display: block;
    & > dd:nth-of-type(1) {
      font-size: min(1em, 7.6vw);
    }
  }
`

const Missing = styled.span`
  color: var(--paso-ink-3);
  font-weight: 400;
`

const Change = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: var(--paso-target);
  min-block-size: var(--paso-target);
  justify-content: flex-end;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-small);
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  &:active {
    color: var(--paso-brand-press);
    text-decoration-thickness: 2px;
  }
  &:disabled {
    color: var(--paso-ink-3);
    text-decoration: none;
    cursor: progress;
  }
`

export interface Answer {
  /** What was asked: "Bank". */
  label: string
  /** What was answered: text, Money, a date. Wrap numbers and codes in `<bdi dir="ltr">`. */
  value: ReactNode
  /** Where it is changed: a change link to there. */
  href?: string | undefined
  /** In the place of `href`, or beside it: what the change link does. */
  onChange?: (() => void) | undefined
}

export interface CheckAnswersProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the answers are about: "Where you live". Names the group. */
  title?: string | undefined
  /** `h3` below another heading. */
  titleAs?: 'h2' | 'h3' | undefined
  /** In the order in which they were asked. */
  answers: readonly Answer[]
  /** "Change": each link's name has what was asked after it. */
  changeLabel: string
  /** Stands for an answer that was left empty: "Not given". */
  missingLabel?: string | undefined
  /** Stands where there is no answer at all yet. */
  emptyLabel?: ReactNode
  /** They are being sent: nothing can be changed now. */
  disabled?: boolean | undefined
  /** Draws its links; the one of KitSettings unless given. */
  linkComponent?: LinkComponent | undefined
}

/** What was answered, once more before it is sent, each with a link that changes it. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { title, titleAs, answers, changeLabel, missingLabel, emptyLabel, ...others } = props
  const { disabled, linkComponent, ...rest } = others
  const Link = useLinkComponent(linkComponent)
  const id = useId()
  return (
    <Frame {...rest} aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <Title as={titleAs} id={`${id}-title`}>
          {title}
        </Title>
      )}
      {answers.length === 0 && emptyLabel && <Lead>{emptyLabel}</Lead>}
      {answers.length > 0 && (
        <dl>
          {answers.map(({ label, value, href, onChange }, place) => {
            const own = `${id}-${place}`
            const named = { id: own, 'aria-labelledby': `${own} ${own}-label`, onClick: onChange }
            return (
              <Row key={label}>
                <dt id={`${own}-label`}>{label}</dt>
                <dd>
                  {value === undefined || value === null || value === '' ? (
                    <Missing>{missingLabel}</Missing>
                  ) : (
                    value
                  )}
                </dd>
                {(href !== undefined || onChange) && (
                  <dd>
                    {href !== undefined && !disabled ? (
                      <Change as={Link} href={href} {...named}>
                        {changeLabel}
                      </Change>
                    ) : (
                      <Change as="button" type="button" disabled={disabled} {...named}>
                        {changeLabel}
                      </Change>
                    )}
                  </dd>
                )}
              </Row>
            )
          })}
        </dl>
      )}
    </Frame>
  )
}
