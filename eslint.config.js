import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { importBoundaries } from './scripts/lint/import-boundaries.js'
import { logicalStaticStyles } from './scripts/lint/logical-static-styles.js'

const paso = {
  rules: {
    'import-boundaries': importBoundaries,
    'logical-static-styles': logicalStaticStyles,
  },
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '**/node_modules/**',
      '.paso/**',
      'storybook-static/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  { languageOptions: { globals: { ...globals.node } }, plugins: { paso } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Promises given to event handlers: what fails inside is caught by the one error path.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      // `keyof X & string` says what is meant, even where X has string keys only.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Hooks hand out functions that need no `this`; the rule cannot tell.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: { 'paso/import-boundaries': 'error', 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['{app,ui-kit}/src/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  { files: ['{app,ui-kit}/src/**/*.{ts,tsx}'], rules: { 'paso/logical-static-styles': 'error' } },
  {
    // One place presents failures, so that a borrower never meets the same one in two manners.
    files: ['app/src/**/*.{ts,tsx}'],
    ignores: ['app/src/failures/**', 'app/src/session/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="clear"][callee.object.name=/^(local|session)Storage$/]',
          message: 'Only app/src/failures (through session/) clears stored values.',
        },
        {
          selector: 'CallExpression[callee.name="pathTo"] > Literal[value="networkError"]',
          message:
            'Only app/src/failures opens /networkError: throw, and let the failure be presented.',
        },
      ],
    },
  },
  {
    // Scripts of the console's and other served pages.
    files: ['sandbox/src/**/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
)
