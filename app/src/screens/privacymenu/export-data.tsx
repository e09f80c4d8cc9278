import type { ReactNode } from 'react'
import { FullScreenLoader, ListRow } from '@paso/ui-kit'
import { toast } from '../../failures/toasts.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'
import { keepFile } from '../../native/keep-file.ts'

/** A row that gives the borrower everything that is kept about them, as one file. */
export function ExportData(): ReactNode {
  const { t } = useText()
  const { submit, busy } = useSubmit(async () => {
    const isKept = await keepFile('paso.zip', async () => {
      const { client } = await lender()
      return client.get('/account/export')
    })
    if (isKept) toast('success', t('文件已下载'))
  })
  return (
    <ListRow
      title={t('下载我的全部资料')}
      detail={t('一个文件,有您填写、同意、借还和付款的一切,也有照片和文件')}
      icon="form"
      onClick={() => void submit()}
    >
      {busy && <FullScreenLoader label={t('正在准备文件')} stillLabel={t('仍在处理,请不要离开')} />}
    </ListRow>
  )
}
