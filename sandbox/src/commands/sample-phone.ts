// Prints a number to try the edition of COUNTRY with, as people write it there.
import { COUNTRIES, countries } from '../lending/countries/countries.ts'

const asked = process.env['COUNTRY'] ?? 'TH'
const country = COUNTRIES.find((each) => each === asked)
if (country === undefined) {
  console.error(`COUNTRY=${asked} is no edition. There are: ${COUNTRIES.join(', ')}`)
  process.exitCode = 1
} else {
  console.log(countries[country].samples.phone)
}
