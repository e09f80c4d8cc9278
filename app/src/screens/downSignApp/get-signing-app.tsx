import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../../i18n/use-text.ts'
import { useRemoteConfig } from '../../lender/remote-config.ts'

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--paso-target);
  color: inherit;
  font-weight: 700;
`

/** Where the signing app is had (D32), for who does not have it yet; nothing where none is named. */
export function GetSigningApp(): ReactNode {
  const { t } = useText()
  const address = useRemoteConfig().config.sign_app_url
  if (address === undefined) return null
  return (
    <Notice title={t('还没有签约应用?')}>
      {t('先下载并安装,再回到这里打开。')}{' '}
      <Download href={address} rel="noreferrer">
        {t('下载签约应用')}
      </Download>
    </Notice>
  )
}
