import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, List, Notice, Skeleton } from '@paso/ui-kit'
import { toast } from '../failures/toasts.ts'
import { Page } from '../frame/page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useQuery } from '../frame/use-query.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import { useRemoteConfig } from '../lender/remote-config.ts'
import { isBridgeFailure } from '../native/native-problem.ts'
import { pathTo } from '../route-map.ts'
import { askedFor, lists, type ListName } from './lists.ts'
import { sendList } from './send-list.ts'

/** Asks for one list: what is read, why, for how long and what happens without it. Nothing is read before the press. */
export default function ListScreen({ name }: { name: string }): ReactNode {
  const { t } = useText()
  const remote = useRemoteConfig()
  const consents = useQuery('/account/consent')
  const list = askedFor(remote.config).find((each) => each === name)
  if (list !== undefined && consents.state === 'loaded') {
    return <Question list={list} noticeVersion={consents.data.notice_version} />
  }
  return (
    <Page title={t('权限和隐私')} back="privacymenu">
      {consents.state === 'failed' && <QueryError query={consents} />}
      {consents.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
      {consents.state === 'loaded' && remote.state === 'loaded' && (
        <Notice>{t('现在不需要这一项。')}</Notice>
      )}
    </Page>
  )
}

function Question({ list, noticeVersion }: { list: ListName; noticeVersion: string }): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const name = t(lists[list].title)
  const [isUnread, setUnread] = useState(false)
  const leave = () => navigate(pathTo('privacymenu'), { replace: true })
  const { submit, busy } = useSubmit(
    async () => {
      setUnread(false)
      await sendList(list, noticeVersion)
      toast('success', t('已发送'))
      void leave()
    },
    (failure) => {
      setUnread(isBridgeFailure(failure))
      return isBridgeFailure(failure)
    },
  )
  return (
    <Page
      title={t('可以读取「{what}」吗?', { what: name })}
      back="privacymenu"
      footer={
        <>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={t('正在发送这份内容')}
            onClick={submit}
          >
            {t('同意,并发送一次')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void leave()}>
            {t('不同意')}
          </Button>
        </>
      }
    >
      <Facts list={list} />
      {isUnread && (
        <Notice tone="attention" live>
          {t('手机没有给出这份内容,所以什么都没有发送,您的同意也已收回。您可以照常借款。')}
        </Notice>
      )}
    </Page>
  )
}

/** What is read, why, for how long, and what happens without it. */
function Facts({ list }: { list: ListName }): ReactNode {
  const { t } = useText()
  const { title, what } = lists[list]
  return (
    <List
      label={t(title)}
      items={[
        { id: 'what', title: t('读取什么'), detail: t(what) },
        { id: 'why', title: t('为什么'), detail: t('评估您的申请') },
        {
          id: 'until',
          title: t('保存到什么时候'),
          detail: t('在账户存在期间。您随时可以在「权限和隐私」里收回,收回时立即删除。'),
        },
        {
          id: 'without',
          title: t('不同意会怎样'),
          detail: t('没有任何影响:申请、额度和借款都照常。'),
        },
      ]}
    />
  )
}
