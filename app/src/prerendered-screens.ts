/** The screens whose pages are painted ahead: they are here before the table of all others is. */
const home = {
  areas: ['home', 'links'],
  load: async () => (await import('./screens/home/home-screen.tsx')).HomeScreen,
} as const

export const prerenderedScreens = {
  home,
  homeAlias: home,
  login: {
    areas: ['session'],
    load: async () => (await import('./screens/login/login-screen.tsx')).LoginScreen,
  },
} as const
