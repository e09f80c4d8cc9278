/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { lookFaults } from '../ui-kit/tests/look.ts'
import { PasoGlobalStyle } from '../ui-kit/src/theme/PasoGlobalStyle.ts'
import type { Docgen } from './kit-props.ts'

/** What a run of the tests shows all stories in that name neither. */
const { VITE_STORY_LANGUAGE, VITE_STORY_THEME, MODE } = import.meta.env as Record<string, string>
const isTest = MODE === 'test'

/** The page's language, direction, theme and text size stand on `<html>`, as they do in a product. */
const onThePage: Decorator = (Story, { globals, parameters }) => {
  const isPadded = isTest && parameters['layout'] !== 'fullscreen'
  const language = String(globals['language'])
  const direction = String(globals['direction'])
  const theme = String(globals['theme'])
  const textSize = Number(globals['textSize'])
  const width = String(globals['width'])
  useLayoutEffect(() => {
    const page = document.documentElement
    const ownDirection = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
    page.lang = language
    page.dir = direction === 'auto' ? ownDirection : direction
    page.dataset['theme'] = theme
    // As a reader's own font size does: the root's size is a share of it.
    page.style.fontSize =
      textSize === 100 ? '' : `calc(${textSize / 100} * clamp(14.83px, 8px + 2.1333vw, 18.24px))`
    document.body.style.maxInlineSize = width === 'full' ? '' : `${width}px`
    // As the workbench does: no part of a page stands at the screen's edge.
    document.body.style.paddingInline = isPadded ? '16px' : ''
  }, [language, direction, theme, textSize, width, isPadded])
  return (
    <>
      <PasoGlobalStyle />
      <Story />
    </>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onThePage],
  afterEach: () => {
    const faults = isTest ? lookFaults(document.body) : []
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
  initialGlobals: {
    language: VITE_STORY_LANGUAGE ?? 'en',
    direction: 'auto',
    theme: VITE_STORY_THEME ?? 'light',
    textSize: '100',
    width: 'full',
    // The narrowest that is built for.
    viewport: { value: isTest ? 'narrow' : 'phone', isRotated: false },
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
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` })),
      },
    },
    width: {
      description: 'Width',
      toolbar: {
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'As the window' },
          ...['320', '360', '480'].map((value) => ({ value, title: `${value} px` })),
        ],
      },
    },
    theme: {
      description: 'Scheme',
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
    docs: {
      codePanel: true,
      extractArgTypes: (component?: { __docgenInfo?: Docgen }) =>
        component?.__docgenInfo?.rows ?? {},
    },
    viewport: {
      options: {
        narrow: { name: '320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '360 × 740', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: '768 × 1024',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desk: { name: '1180 × 740', styles: { width: '1180px', height: '740px' }, type: 'desktop' },
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
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
  },
}

export default preview
