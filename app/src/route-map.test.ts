import { describe, expect, it } from 'vitest'
import { pathTo, routeAt, routes, type RouteName } from './route-map.ts'

const names = Object.keys(routes) as RouteName[]

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
  })

  it('a trailing slash does not count', () => {
    expect(routeAt('/mine/')).toBe('mine')
    expect(routeAt('/')).toBe('home')
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
