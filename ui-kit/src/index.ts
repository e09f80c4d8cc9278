export { Button, type ButtonProps } from './button/Button.tsx'
export { PasoGlobalStyle } from './theme/PasoGlobalStyle.ts'
export { Card, Screen, ScreenBody, ScreenFooter } from './theme/Screen.tsx'
export { VisuallyHidden } from './theme/VisuallyHidden.tsx'
