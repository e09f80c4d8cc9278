/** The five editions, as the contract names them. */
export const COUNTRIES = ['TH', 'MX', 'PK', 'EG', 'GENERIC'] as const
export type Country = (typeof COUNTRIES)[number]
