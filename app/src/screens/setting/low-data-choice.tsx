import { useState, type ReactNode } from 'react'
import { List, RadioTiles } from '@paso/ui-kit'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { chooseLowData, lowDataChoice, savesData, type LowData } from '../../session/low-data.ts'
import { readStored } from '../../session/stored-values.ts'

/** Whether to use less data, what that leaves out, and what it has saved. */
export function LowDataChoice(): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const [choice, setChoice] = useState(lowDataChoice)
  const saved = readStored('data_saved')
  return (
    <>
      <RadioTiles
        label={t('省流量')}
        hint={t('开启后,照片传得更小,页面用到时才加载,进度更新得慢一些。')}
        name="low_data"
        options={[
          { value: 'auto', label: t('跟随系统') },
          { value: 'on', label: t('开启') },
          { value: 'off', label: t('关闭省流量') },
        ]}
        value={choice}
        onValueChange={(value) => {
          setChoice(value as LowData)
          chooseLowData(value as LowData)
        }}
      />
      {(savesData() || saved !== undefined) && (
        <List
          label={t('省流量')}
          items={[{ id: 'saved', title: t('照片至少省下'), trailing: format.size(saved ?? 0) }]}
        />
      )}
    </>
  )
}
