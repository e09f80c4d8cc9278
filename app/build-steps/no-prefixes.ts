/** Stands in for stylis's table of vendor prefixes: no browser that we serve needs them. */
export const prefix = (value: string): string => value
