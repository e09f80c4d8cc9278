import { describe, expect, it } from 'vitest'
import { pathOf, pathTo, routeNames as names, routeRow } from './route-map.ts'
import { routeAt, routeObjects } from './router.tsx'

describe('the route map', () => {
  it('every path leads to a route of that path', () => {
    expect(names.map((name) => pathOf(routeAt(pathOf(name))))).toEqual(names.map(pathOf))
  })

  it('a visitor may see home, login, help, static pages and the outcomes, nothing else', () => {
    const open = names.filter((name) => routeRow(name).open).map(pathOf)
    expect(open).toEqual([
      '/',
      '/home',
      '/login',
      // How a cancellation came out; else it asks to sign in, as every other page does.
      '/destroyAccount',
      '/helpcenter',
      '/SetinnerHtml/:title/:comp',
      '/networkError',
      '/404',
    ])
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

  it('the children of the main layout are those of the specification', () => {
    const specified =
      'home infoList identity personal basic emergency location work prod bankcard loan question beforeQuestion'
    const layout = routeObjects.find(({ children }) => children !== undefined)
    const children = layout?.children?.map(({ path }) => path)
    expect(layout?.path).toBe('/')
    expect([...(children ?? [])].toSorted()).toEqual(
      ['/', ...specified.split(' ').map((path) => `/${path}`)].toSorted(),
    )
  })

  it('every other route stands on its own, and what is nobody’s comes last', () => {
    const alone = routeObjects.filter(({ children }) => children === undefined)
    expect(alone.map(({ path }) => path)).toEqual([
      '/login',
      '/transfer',
      '/iframe',
      '/recommend',
      '/downSignApp',
      '/flowChart',
      '/orderdetails',
      '/repayment',
      '/repaymentbank',
      '/repaymentshop',
      '/repaymentva',
      '/repaymentpaynet',
      '/repaymentMine',
      '/mine',
      '/accountSecurity',
      '/destroyAccount',
      '/privacymenu',
      '/setting',
      '/helpcenter',
      '/SetinnerHtml/:title/:comp',
      '/networkError',
      '/404',
      '*',
    ])
  })

  it('a link by name carries its query encoded', () => {
    expect(pathTo('orderdetails', {}, { order: 'a b&c' })).toBe('/orderdetails?order=a+b%26c')
    expect(pathTo('home')).toBe('/')
    expect(pathTo('staticPage', { title: 'about', comp: 'a/b' })).toBe('/SetinnerHtml/about/a%2Fb')
  })

  it('all paths', () => {
    expect(names.map(pathOf)).toMatchInlineSnapshot(`
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
        "/iframe",
        "/beforeQuestion",
        "/question",
        "/prod",
        "/bankcard",
        "/loan",
        "/recommend",
        "/downSignApp",
        "/flowChart",
        "/orderdetails",
        "/repayment",
        "/repaymentbank",
        "/repaymentshop",
        "/repaymentva",
        "/repaymentpaynet",
        "/repaymentMine",
        "/mine",
        "/accountSecurity",
        "/destroyAccount",
        "/privacymenu",
        "/setting",
        "/helpcenter",
        "/SetinnerHtml/:title/:comp",
        "/networkError",
        "/404",
      ]
    `)
  })
})
