import type { ReactNode } from 'react'
import { BottomSheet } from '@paso/ui-kit'
import { SmallPrint } from '../frame/small-print.ts'
import { Stack } from '../frame/stack.ts'
import { useText } from '../i18n/use-text.ts'
import { LegalSections } from './legal-sections.tsx'
import { legalTexts, type LegalName } from './legal-texts.ts'
import { noticeVersion } from './notice-version.ts'

interface LegalSheetProps {
  name: LegalName
  open: boolean
  onClose: () => void
}

/** What the law wants public, over the page that led to it: what is typed there stays. */
export default function LegalSheet({ name, open, onClose }: LegalSheetProps): ReactNode {
  const { t } = useText()
  return (
    <BottomSheet
      open={open}
      title={t(legalTexts[name].title)}
      closeLabel={t('关闭')}
      onClose={onClose}
      size="full"
    >
      <Stack>
        <SmallPrint>{t('版本 {version}', { version: noticeVersion })}</SmallPrint>
        <LegalSections name={name} />
      </Stack>
    </BottomSheet>
  )
}
