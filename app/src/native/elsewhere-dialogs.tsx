import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button, ConfirmDialog } from '@paso/ui-kit'
import { ActionLink } from '../frame/action-link.tsx'
import { currentPath } from '../frame/current-place.ts'
import { PhoneNumber } from '../help/phone-number.tsx'
import { useText } from '../i18n/use-text.ts'
import type { LegalName } from '../legal/legal-texts.ts'
import { showElsewhere, useElsewhere } from './elsewhere.ts'
import { openOutside, phoneIn } from './open-outside.ts'

// It is here when it is shown: the press fetches it, with its words.
const LegalSheet = lazy(() => import('../legal/legal-sheet.tsx'))

const close = (): void => showElsewhere()

/** Inside a wrapper: what is no page of the app, and how the borrower has it all the same. */
export default function ElsewhereDialogs(): ReactNode {
  const shown = useElsewhere()
  return (
    <>
      <FilesElsewhere open={shown === 'files'} />
      <Unopened address={shown instanceof URL ? shown : undefined} />
      <LegalText name={shown === 'files' || shown instanceof URL ? undefined : shown} />
    </>
  )
}

/** The wrapper keeps no files: where the same page gives them. */
function FilesElsewhere({ open }: { open: boolean }): ReactNode {
  const { t } = useText()
  return (
    <ConfirmDialog
      open={open}
      title={t('文件要在手机浏览器里保存')}
      confirmLabel={t('在浏览器里打开')}
      cancelLabel={t('暂时不用')}
      onConfirm={() => {
        close()
        openOutside(`${location.origin}${currentPath()}`)
      }}
      onCancel={close}
    >
      {t('这个应用不能把文件存到手机。请在浏览器里打开同一页,用您的手机号登录,再按一次保存。')}
    </ConfirmDialog>
  )
}

/** The wrapper opened nothing: the address or number in words, and as a link where that leads out of the app. */
function Unopened({ address }: { address: URL | undefined }): ReactNode {
  const { t } = useText()
  const phone = address && phoneIn(address)
  return (
    <ConfirmDialog
      open={address !== undefined}
      title={
        address &&
        (phone === undefined
          ? t('这里打不开网页。请在手机浏览器里打开:{address}', { address: shortened(address) })
          : t('这里打不开拨号。请自己拨打 {phone}', { phone }))
      }
      // The web view hands the link on: the wrapper that opened nothing is not asked again.
      onClick={(event) => event.stopPropagation()}
      onCancel={close}
      actions={
        <>
          {address && address.origin !== location.origin && (
            <ActionLink to={address.href}>
              {phone === undefined ? t('在浏览器里打开') : <PhoneNumber phone={phone} />}
            </ActionLink>
          )}
          <Button variant="quiet" onClick={close}>
            {t('关闭')}
          </Button>
        </>
      }
    />
  )
}

/** Without what only a machine reads. */
const shortened = ({ host, pathname }: URL): string => `${host}${pathname}`

function LegalText({ name }: { name: LegalName | undefined }): ReactNode {
  // The last one stays while it is closed: only a dialog that is there gives the focus back.
  const [last, setLast] = useState(name)
  if (name !== undefined && name !== last) setLast(name)
  return (
    last && (
      <Suspense>
        <LegalSheet name={last} open={name !== undefined} onClose={close} />
      </Suspense>
    )
  )
}
