import { useId, type ReactNode } from 'react'
import { Card, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../frame/action-link.tsx'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import { PhoneNumber } from './phone-number.tsx'
import { readSupportHours } from './support-hours.ts'
import { useSupport, type Support } from './use-support.ts'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & > h2 {
    font-size: var(--paso-text-strong);
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & dt {
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    /* An address in one piece, also in large letters. */
    font-size: min(1em, 7vw);
    align-items: center;
    min-block-size: var(--paso-target);
    margin-block: -0.75rem;
    color: var(--paso-brand-ink);
  }
`

/** A person to talk to: number, hours, mail and address, as the lender gives them. */
export function SupportCard(): ReactNode {
  const { t } = useText()
  const heading = useId()
  const { state, support } = useSupport()
  const hours = useHours(support)
  if (state === 'loading') return <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />
  const { phone, email, address } = support
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('和我们的人说话')}</h2>
      {phone === undefined ? (
        <p>{t('暂时查不到客服电话,请稍后再试')}</p>
      ) : (
        <ActionLink to={`tel:${phone}`}>
          {t('致电')} <PhoneNumber phone={phone} />
        </ActionLink>
      )}
      <Facts>
        {hours !== undefined && (
          <div>
            <dt>{t('服务时间')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
        {email !== undefined && (
          <div>
            <dt>{t('客服邮箱')}</dt>
            <dd>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </dd>
          </div>
        )}
        {address !== undefined && (
          <div>
            <dt>{t('地址')}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        )}
      </Facts>
    </Frame>
  )
}

/** The hours in words; as they stand where they are written in another way. */
function useHours({ hours }: Support): string | undefined {
  const { t } = useText()
  const format = useFormat()
  const read = hours === undefined ? undefined : readSupportHours(hours)
  if (read === undefined) return hours
  const { first, last, from, until } = read
  return first === 0 && last === 6
    ? t('每天 {from} 至 {until}', { from, until })
    : t('{first}至{last},{from} 至 {until}', {
        ...{ from, until },
        first: format.weekday(first),
        last: format.weekday(last),
      })
}
