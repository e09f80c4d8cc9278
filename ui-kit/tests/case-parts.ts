import { page } from 'vitest/browser'

/** The first box to type into. */
export const box = () => page.getByRole('textbox').first()
/** A list to choose from. */
export const list = (name: string) => page.getByRole('combobox', { name })
/** Two to choose from. */
export const options = ['one', 'two'].map((value) => ({ value, label: value }))

/** What a test gives a component fits it: the cases name value and events by one name. */
export const asProps = (held: object): object => held

/** Why such a field is not registered. */
export const severalControls = { register: 'several controls: Controller' }
