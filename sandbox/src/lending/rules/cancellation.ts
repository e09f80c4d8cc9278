/** Days for which a cancelled account is kept, counted from the day after the request (D20). */
export const KEPT_DAYS = 15
