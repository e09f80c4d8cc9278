/** The rules of this edition, apart from its profile: the first load does not need them. */
export { thailand as edition } from '@paso/sdk/rules'
