/** Questions of the open page that were answered: it has something to show, whatever else of it cannot be had. */
export const answered = new Set<object>()
