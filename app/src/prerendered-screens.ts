/** The screens whose pages are painted ahead: they are here before the table of all others is. */
const home = async () => (await import('./screens/home/home-screen.tsx')).HomeScreen

export const prerenderedScreens = {
  home,
  homeAlias: home,
  login: async () => (await import('./screens/login/login-screen.tsx')).LoginScreen,
} as const
