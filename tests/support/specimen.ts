import { fileURLToPath } from 'node:url'

/** The file of a sample picture. */
export const specimen = (name: string): string =>
  fileURLToPath(new URL(`../../sandbox/specimens/${name}`, import.meta.url))
