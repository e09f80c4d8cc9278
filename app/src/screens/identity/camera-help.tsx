import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { SupportLine } from '../../help/support-line.tsx'
import { useText } from '../../i18n/use-text.ts'

const Steps = styled.details`
  & > summary {
    padding-block: calc((var(--paso-target) - 1.5em) / 2);
    color: var(--paso-brand-ink);
    font-weight: 650;
    cursor: pointer;
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paso-space-2);
    padding-inline-start: 1.4em;
  }
`

/** What to do where the camera does not open, and how to take the picture without seeing it. */
export function CameraHelp({ isHolder }: { isHolder: boolean }): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice title={t('相机打不开?')}>
        {t('点“从相册选择”,上传一张已拍好的照片。也可以在手机设置里允许使用相机。')}
      </Notice>
      <Steps>
        <summary>{t('看不清画面时怎么拍')}</summary>
        <ol>
          {isHolder ? (
            <>
              <li>{t('面对窗户或灯,背后不要有强光')}</li>
              <li>{t('一只手把证件贴在下巴下面,手指不要挡住字')}</li>
              <li>{t('另一只手把手机举到脸前,伸直手臂再拍')}</li>
            </>
          ) : (
            <>
              <li>{t('把证件平放在深色桌面上,四周留出空')}</li>
              <li>{t('手机先贴着证件,再垂直抬高约 20 厘米')}</li>
              <li>{t('关掉闪光灯,拿稳后再拍')}</li>
            </>
          )}
          <li>{t('拍完后会读出照片哪里不好,可以重拍,也可以请人帮忙')}</li>
        </ol>
      </Steps>
      <SupportLine />
    </>
  )
}
