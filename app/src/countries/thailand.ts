import type { CountryProfile } from './country-profile.ts'
import { generic } from './generic.ts'

const thailand: CountryProfile = {
  ...generic,
  code: 'TH',
  languages: ['th', 'en'],
}

export default thailand
