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
  const { sign_app_url: address, sign_app_name: app } = useRemoteConfig().config
  if (address === undefined) return null
  return (
    <Notice title={app === undefined ? t('还没有签约应用?') : t('还没有 {app}?', { app })}>
      {app === undefined
        ? t('先下载并安装,再回到这里打开。')
        : t('{app} 是签署合同的应用。先下载并安装,再回到这里打开。', { app })}{' '}
      <Download href={address} rel="noreferrer">
        {t('从 {store} 下载', { store: storeAt(address) })}
      </Download>
    </Notice>
  )
}

/** A store by the name that people know it by; any other place by its address. */
const stores = new Map([
  ['play.google.com', 'Google Play'],
  ['apps.apple.com', 'App Store'],
])

function storeAt(address: string): string {
  const { host } = new URL(address)
  return stores.get(host) ?? host
}
