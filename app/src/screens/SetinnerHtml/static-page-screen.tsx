import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { Page } from '../../frame/page.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { LegalSections } from '../../legal/legal-sections.tsx'
import { legalTexts } from '../../legal/legal-texts.ts'
import { noticeVersion } from '../../legal/notice-version.ts'
import { pathTo } from '../../route-map.ts'
import { AboutLender } from './about-lender.tsx'
import { staticPageAt } from './static-pages.ts'

/** A page of words; its two parameters are keys of a compiled table. */
export function StaticPageScreen(): ReactNode {
  const { t } = useText()
  const { title = '', comp = '' } = useParams()
  const page = staticPageAt(title, comp)
  if (page === undefined) return <Navigate to={pathTo('notFound')} replace />
  if (page === 'lender') return <AboutLender />
  return (
    <Page title={t(legalTexts[page].title)} back="home">
      <SmallPrint>{t('版本 {version}', { version: noticeVersion })}</SmallPrint>
      <LegalSections name={page} />
    </Page>
  )
}
