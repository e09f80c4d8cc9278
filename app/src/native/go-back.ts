/** The system's back: what is open closes first, then one page back; on the first page the wrapper leaves by itself. */
import { toast } from '../failures/toasts.ts'
import { currentPlace, historyIndex } from '../frame/current-place.ts'
import { navigateTo } from '../frame/navigate.ts'
import { closeTopDialog } from '../frame/top-dialog.ts'
import { textNow } from '../i18n/text-outside-react.ts'
import { pathOf } from '../route-map.ts'

export function goBack(): void {
  if (closeTopDialog()) return
  if (historyIndex() > 0) history.back()
  else if (currentPlace().pathname !== pathOf('home'))
    navigateTo('home', undefined, { replace: true })
  else toast('info', textNow('再按一次返回键就离开 Paso'))
}
