import { Suspense, useCallback, type ReactNode } from 'react'
import { AddressCascade, type LoadPlaces } from '@paso/ui-kit'
import { SmallPrint } from '../frame/small-print.ts'
import { Stack } from '../frame/stack.ts'
import { lazyPart } from '../frame/lazy-part.ts'
import { useText } from '../i18n/use-text.ts'
import { lender } from '../lender/lender.ts'
import { unlisted, type PlaceRow } from '../application-flow/forms/form-table.ts'
import { useLocateMe } from '../native/use-locate-me.ts'
import type { RowProps } from './row-props.ts'

const AllowInSettings = lazyPart(() => import('../native/allow-in-settings.tsx'), ['steps'])

/** Province, district and subdistrict, each list from the lender in the language in use. */
export function PlaceFields({ row, fields, change, errors }: RowProps<PlaceRow>): ReactNode {
  const { t, language } = useText()
  const { locate, needsSettings } = useLocateMe()
  const load = useCallback<LoadPlaces>(
    async (level, parent) => {
      const here = { code: unlisted, name: t('我的地方不在这里') }
      if (parent === unlisted) return [here]
      const { client } = await lender()
      const query = parent === undefined ? {} : { parent }
      const { regions } = await client.get('/verify/regions', { query })
      const listed = regions.map(({ region_id, name }) => ({ code: region_id, name }))
      return level === 'province' ? listed : [...listed, here]
    },
    // The names come in the language asked for: another language, another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language],
  )
  const { province = '', city = '', district = '' } = fields
  const words = (part: keyof PlaceRow['parts'], above: string) => {
    const { label, waiting } = row.parts[part]
    const placeholder = waiting !== undefined && above === '' ? waiting : '请选择一项'
    return { label: t(label), placeholder: t(placeholder) }
  }
  return (
    <Stack>
      {row.hint && <SmallPrint>{t(row.hint)}</SmallPrint>}
      <SmallPrint>{t('也可以用手机的大致位置找到您的区:只用这一次,我们不保存位置。')}</SmallPrint>
      <Suspense>{needsSettings && <AllowInSettings permission="location" />}</Suspense>
      <AddressCascade
        locate={locate}
        name={row.name}
        words={{
          province: words('province', ''),
          city: words('city', province),
          district: words('district', city),
        }}
        load={load}
        loadingLabel={t('正在加载列表')}
        failedLabel={t('列表没能加载')}
        retryLabel={t('重试')}
        value={{ province, city, district }}
        errors={{
          province: errors.get(`${row.name}_province`),
          city: errors.get(`${row.name}_city`),
          district: errors.get(`${row.name}_district`),
        }}
        onValueChange={(codes) =>
          change({ ...codes, ...(codes.city === unlisted && { district: unlisted }) })
        }
      />
    </Stack>
  )
}
