import { pathTo } from '../route-map.ts'

/** Whether a path is that of the page which says that there is no network. */
export const isNetworkPage = (path: string): boolean => path === pathTo('networkError')
