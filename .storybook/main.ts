import type { StorybookConfig } from '@storybook/react-vite'
import { kitProps } from './kit-props.ts'

const config: StorybookConfig = {
  stories: ['../ui-kit/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from where the README's come from.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), kitProps()] }),
}

export default config
