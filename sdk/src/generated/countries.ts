// Generated from openapi/ by `npm run generate`. Not to be edited.
/** The editions of the product, as `app_id` names them. */
export const countries = ['TH', 'MX', 'PK', 'EG', 'GENERIC'] as const

/** An edition of the product. An account is edition and phone. */
export type Country = (typeof countries)[number]
