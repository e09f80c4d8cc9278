import type { ReactNode } from 'react'
import { Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'

/** In the place of what could not be loaded: words and a way on. */
export function QueryError({ query }: { query: { refetch: () => void } }): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="bad" live>
        {t('没能加载这些内容')}
      </Notice>
      <Button variant="secondary" onClick={query.refetch}>
        {t('重试')}
      </Button>
    </>
  )
}
