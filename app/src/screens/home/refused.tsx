import type { ReactNode } from 'react'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { currentRefusal } from '../../certification/current-refusal.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

const Stack = styled(Card)`
  display: grid;
  gap: var(--paso-space-3);
`

const Title = styled.h2`
  font-size: var(--paso-text-title);
`

/**
 * No quota, until a day that the lender named. Where this device does not know the day, or the day
 * has come, the steps lead on: sending them again answers.
 */
export default function Refused(): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const refusal = currentRefusal()
  return (
    <Stack aria-labelledby="refused">
      <Title id="refused">{t('这次没能给您额度')}</Title>
      {refusal === undefined ? (
        <ActionLink to={pathTo('infoList')}>{t('查看我填的资料')}</ActionLink>
      ) : (
        <>
          <p>{t('{date} 起可以再次申请', { date: format.day(refusal.apply_again_on) })}</p>
          <ActionLink to={pathTo('infoList', {}, { refusal: 'shown' })}>
            {t('查看原因和建议')}
          </ActionLink>
        </>
      )}
    </Stack>
  )
}
