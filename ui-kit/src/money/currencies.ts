/** The codes of ISO 4217 whose minor unit is a hundredth. */
const hundredths =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG'

/** Those that have another minor unit, by its number of digits. */
const others = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const

type Split<List extends string, Found = never> = List extends `${infer Code} ${infer Rest}`
  ? Split<Rest, Found | Code>
  : Found | List

/** A currency in use, by its ISO 4217 code. */
export type Currency = Split<typeof hundredths | (typeof others)[keyof typeof others]>

const digitsOf = new Map<string, number>()

function digitsOfEach(): ReadonlyMap<string, number> {
  if (digitsOf.size === 0) {
    for (const [digits, codes] of Object.entries({ ...others, 2: hundredths })) {
      for (const code of codes.split(' ')) digitsOf.set(code, Number(digits))
    }
  }
  return digitsOf
}

/** Whether a text, such as an answer's, is the code of a currency in use. */
export const isCurrency = (code: string): code is Currency => digitsOfEach().has(code)

/**
 * How many digits the minor unit of a currency has: 2 for baht, 0 for yen, 3 for Kuwaiti dinars.
 *
 * @throws RangeError when the code is not of ISO 4217: an amount would come out wrong without a word.
 */
export function minorDigits(currency: Currency): number {
  const digits = digitsOfEach().get(currency)
  if (digits === undefined) throw new RangeError(`${currency} is no currency of ISO 4217`)
  return digits
}

/** Minor units in one major unit. */
export function minorPerMajor(currency: Currency): number {
  return 10 ** minorDigits(currency)
}
