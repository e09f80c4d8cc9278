import { useId, type ReactNode } from 'react'
import { List } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../../i18n/use-text.ts'
import type { MessageId } from '../../i18n/generated/messages.ts'
import type { Schema } from '../../lender/answers.ts'
import { usePack, usePaper } from '../../borrowing/use-paper.ts'

type Kind = Exclude<Schema<'DocumentKind'>, 'receipt'>

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`

const titles = {
  contract: '已签的借款合同',
  payoff_certificate: '结清证明',
} as const satisfies Record<Kind, MessageId>

/** The papers of a loan that exist by now, each to keep, and all of them in one file. */
export function Papers({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const heading = useId()
  const contract = usePaper(order, 'contract')
  const certificate = usePaper(order, 'payoff_certificate')
  const pack = usePack(order)
  const papers = [
    { id: 'payoff_certificate', icon: 'tick', ...certificate },
    { id: 'contract', icon: 'form', ...contract },
  ] as const
  const here = papers.filter(({ id }) => order.documents.includes(id))
  if (here.length === 0) return null
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('文件')}</h2>
      <List
        label={t('文件')}
        items={[
          ...here.map(({ id, icon, submit, busy }) => ({
            ...{ id, icon },
            title: t(titles[id]),
            detail: busy && t('正在取文件'),
            onClick: () => void submit(),
          })),
          {
            id: 'pack',
            icon: 'album',
            title: t('全部文件和数字,一个文件'),
            detail: pack.busy && t('正在取文件'),
            onClick: () => void pack.submit(),
          },
        ]}
      />
    </Section>
  )
}
