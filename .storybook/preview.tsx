/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { PasoGlobalStyle } from '../ui-kit/src/theme/PasoGlobalStyle.ts'

/** The page's language, direction and theme stand on `<html>`, as they do in a product. */
const onThePage: Decorator = (Story, { globals }) => {
  const language = String(globals['language'])
  const theme = String(globals['theme'])
  useLayoutEffect(() => {
    const page = document.documentElement
    page.lang = language
    page.dir = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
    page.dataset['theme'] = theme
  }, [language, theme])
  return (
    <>
      <PasoGlobalStyle />
      <Story />
    </>
  )
}

/** What a run of the tests shows all stories in that name neither. */
const { VITE_STORY_LANGUAGE, VITE_STORY_THEME } = import.meta.env as Record<string, string>

const preview: Preview = {
  decorators: [onThePage],
  initialGlobals: {
    language: VITE_STORY_LANGUAGE ?? 'en',
    theme: VITE_STORY_THEME ?? 'light',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
          { value: 'ur', title: 'اردو' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'As the device' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        narrow: { name: '320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '360 × 740', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: '768 × 1024',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // A story is a part of a page: landmarks and the first heading are the page's affair.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
  },
}

export default preview
