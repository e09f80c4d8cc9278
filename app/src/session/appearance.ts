/** Light, dark, or as the device: kept on the device and set before the first paint by the page. */
import { readStored, removeStored, writeStored } from './stored-values.ts'

export type Appearance = 'auto' | 'light' | 'dark'

export const appearance = (): Appearance => readStored('appearance') ?? 'auto'

/** Shows and saves a choice. */
export function chooseAppearance(choice: Appearance): void {
  if (choice === 'auto') {
    removeStored('appearance')
    delete document.documentElement.dataset['theme']
  } else {
    writeStored('appearance', choice)
    document.documentElement.dataset['theme'] = choice
  }
}
