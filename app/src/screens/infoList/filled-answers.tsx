import type { ReactNode } from 'react'
import { forms } from '#country/forms'
import { Card, CheckAnswers, Skeleton } from '@paso/ui-kit'
import { basicForm } from '../../application-flow/forms/basic.ts'
import { emergencyForm } from '../../application-flow/forms/emergency.ts'
import {
  unlisted,
  type FormTable,
  type TypedPage,
} from '../../application-flow/forms/form-table.ts'
import { locationForm } from '../../application-flow/forms/location.ts'
import { personalForm } from '../../application-flow/forms/personal.ts'
import { savedFields } from '../../application-flow/forms/profile-fields.ts'
import { workForm } from '../../application-flow/forms/work.ts'
import { readAnswers } from '../../certification/check-rows.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

const pages: readonly FormTable<TypedPage>[] = [
  personalForm,
  basicForm,
  locationForm,
  emergencyForm,
  workForm,
]

interface FilledAnswersProps {
  disabled: boolean
  /** They were evaluated: none can be changed. */
  isFinal: boolean
}

/** Every answer once more before the evaluation, each with a link that changes it, or as they stand after it. */
export function FilledAnswers({ disabled, isFinal }: FilledAnswersProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const profile = useQuery('/verify/profile')
  const regions = useRegions(profile.data?.residence ?? undefined)
  if (profile.state === 'loading')
    return <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />
  if (profile.state === 'failed') return <QueryError query={profile} />
  const reading = {
    t,
    format,
    phonePrefix: forms.edition.phone.prefix,
    regions: regions.names,
  }
  return pages.map((form) => {
    // Without the names of its places an address would read as if it had been left out.
    if (form.page === 'location' && regions.waits)
      return <Skeleton key={form.page} label={t('正在加载')} shapes={['rows']} />
    if (form.page === 'location' && regions.failed)
      return <QueryError key={form.page} query={regions.failed} />
    const rows = form.rows(forms)
    const answers = readAnswers(rows, savedFields(form.page, profile.data, rows), reading)
    return (
      <Card key={form.page}>
        <CheckAnswers
          title={t(form.title)}
          changeLabel={t('修改')}
          missingLabel={t('没有填')}
          disabled={disabled}
          answers={answers.map(({ field, label, value, isFigure }) => ({
            label,
            value: value === '' ? '' : <bdi dir={isFigure ? 'ltr' : 'auto'}>{value}</bdi>,
            href: isFinal ? undefined : pathTo(form.page, {}, { field }),
          }))}
        />
      </Card>
    )
  })
}

/** The names of the regions of an address, whose lists may still be on their way, or not come. */
function useRegions(place: { province: string; city: string; district: string } | undefined) {
  const { t } = useText()
  const hasCity = place !== undefined && place.city !== unlisted
  const enabled = { enabled: place !== undefined }
  const lists = [
    useQuery('/verify/regions', {}, enabled),
    useQuery('/verify/regions', { parent: place?.province ?? '' }, enabled),
    useQuery('/verify/regions', { parent: place?.city ?? '' }, { enabled: hasCity }),
  ].slice(0, hasCity ? 3 : 2)
  const names: ReadonlyMap<string, string> = new Map([
    [unlisted, t('我的地方不在这里')],
    ...lists.flatMap((list) =>
      (list.data?.regions ?? []).map(({ region_id, name }) => [region_id, name] as const),
    ),
  ])
  return {
    names,
    waits: place !== undefined && lists.some(({ state }) => state === 'loading'),
    failed: lists.find(({ state }) => state === 'failed'),
  }
}
