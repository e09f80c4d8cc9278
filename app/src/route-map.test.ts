import { describe, expect, it } from 'vitest'
import { pathTo, routeNames as names, routes } from './route-map.ts'
import { routeAt, routeObjects } from './router.tsx'

describe('the route map', () => {
  it('every path leads to a route of that path', () => {
    expect(names.map((name) => routes[routeAt(routes[name].path)].path)).toEqual(
      names.map((name) => routes[name].path),
    )
  })

  it('a visitor may see home, login and the two outcomes, nothing else', () => {
    const open = names.filter((name) => !routes[name].login).map((name) => routes[name].path)
    expect(open).toEqual(['/', '/home', '/login', '/networkError', '/404'])
  })

  it('an unknown path is nobody’s', () => {
    expect(routeAt('/nowhere')).toBe('notFound')
    expect(routeAt('/login/x')).toBe('notFound')
    expect(routeAt('/INFOLIST')).toBe('notFound')
  })

  it('a trailing slash does not count', () => {
    expect(routeAt('/mine/')).toBe('mine')
    expect(routeAt('/')).toBe('home')
  })

  it('the children of the main layout are those of the specification, except what has no page yet', () => {
    const specified =
      'home infoList identity personal basic emergency location work prod bankcard loan question beforeQuestion'
    const layout = routeObjects.find(({ children }) => children !== undefined)
    const children = layout?.children?.map(({ path }) => path)
    const withoutPage = ['/question', '/beforeQuestion']
    expect(layout?.path).toBe('/')
    expect([...(children ?? []), ...withoutPage].toSorted()).toEqual(
      ['/', ...specified.split(' ').map((path) => `/${path}`)].toSorted(),
    )
    expect(withoutPage.map((path) => routeAt(path))).toEqual(['notFound', 'notFound'])
  })

  it('every other route stands on its own, and what is nobody’s comes last', () => {
    const alone = routeObjects.filter(({ children }) => children === undefined)
    expect(alone.map(({ path }) => path)).toEqual([
      '/login',
      '/transfer',
      '/recommend',
      '/downSignApp',
      '/orderdetails',
      '/repayment',
      '/repaymentbank',
      '/mine',
      '/setting',
      '/networkError',
      '/404',
      '*',
    ])
  })

  it('a link by name carries its query encoded', () => {
    expect(pathTo('orderdetails', {}, { order: 'a b&c' })).toBe('/orderdetails?order=a+b%26c')
    expect(pathTo('home')).toBe('/')
  })

  it('all paths', () => {
    expect(names.map((name) => routes[name].path)).toMatchInlineSnapshot(`
      [
        "/",
        "/home",
        "/login",
        "/infoList",
        "/identity",
        "/personal",
        "/basic",
        "/location",
        "/emergency",
        "/work",
        "/transfer",
        "/prod",
        "/bankcard",
        "/loan",
        "/recommend",
        "/downSignApp",
        "/orderdetails",
        "/repayment",
        "/repaymentbank",
        "/mine",
        "/setting",
        "/networkError",
        "/404",
      ]
    `)
  })
})
