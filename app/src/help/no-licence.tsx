import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useQuery } from '../frame/use-query.ts'
import { useText } from '../i18n/use-text.ts'

/** Nothing where the lender has a licence: home and "about the lender" name it. */
export default function NoLicence(): ReactNode {
  const { t } = useText()
  const { data } = useQuery('/home/index')
  if (data?.licence !== null) return null
  return <Notice tone="attention">{t('模拟放款方:没有牌照,不涉及真实资金')}</Notice>
}
