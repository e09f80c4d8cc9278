import { textNow } from '../i18n/text-outside-react.ts'

/** The document's title before a screen has set its own. */
export const pageTitle = (): string => textNow('Paso 借款')
