/**
 * Fewer bytes before speed: as the borrower chose, else as the device asks for. What reads it leaves out what nobody
 * asked for: screens fetched ahead, fonts, frequent questions, and the finest detail of pictures.
 */
import { readStored, removeStored, writeStored } from './stored-values.ts'

export type LowData = 'auto' | 'on' | 'off'

export const lowDataChoice = (): LowData => readStored('low_data') ?? 'auto'

export function chooseLowData(choice: LowData): void {
  if (choice === 'auto') removeStored('low_data')
  else writeStored('low_data', choice)
}

/** Whether to save data now. */
export function savesData(): boolean {
  const choice = lowDataChoice()
  if (choice !== 'auto') return choice === 'on'
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
