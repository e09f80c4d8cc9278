/** What the device does once the first page stands: nothing of it holds the borrower up. */
import { deviceId } from './device-id.ts'
import { chooseLanguage, storedLanguage } from '../i18n/choose-language.ts'

/** Called once, when React has taken the page over. */
export function afterFirstPaint(): void {
  deviceId()
  const language = storedLanguage()
  if (language !== undefined) void chooseLanguage(language)
}
