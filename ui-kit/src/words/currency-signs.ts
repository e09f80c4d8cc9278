/**
 * The only words of a language that the kit brings: all other text is given to it. Engines disagree
 * on these (`MX$`, `E£`, `ج.م.‏`), so the kit pins them. The first key that fits wins: the language,
 * else `*`. A currency that is not listed shows its ISO code: its
 * sign is another one's too, or differs between its languages.
 */
export const currencySigns: Record<string, Record<string, string>> = {
  THB: { '*': '฿' },
  MXN: { '*': '$' },
  PKR: { '*': 'Rs', en: 'PKR', ur: 'روپے' },
  EGP: { '*': 'EGP', ar: 'ج.م' },
  EUR: { '*': '€' },
  GBP: { '*': '£' },
  INR: { '*': '₹' },
  KRW: { '*': '₩' },
  NGN: { '*': '₦' },
  PHP: { '*': '₱' },
  TRY: { '*': '₺' },
  UAH: { '*': '₴' },
  USD: { '*': 'US$' },
  VND: { '*': '₫' },
  BRL: { '*': 'R$' },
  IDR: { '*': 'Rp' },
}
