import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/', 'wasm/', 'src/wire/described/', 'src/words/texts/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A name that begins with a line is there for its place alone.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // French punctuation stands behind a narrow or unbroken space.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipRegExps: true }],
      // Sets and maps in a state are replaced, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space that the end of a block would take away.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check says which warnings are silenced for nothing.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // Rules that need types are cheap here only: a component would make TypeScript begin again.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    // What is asked of the server has a deadline and a second try there; the module is compiled while it is fetched.
    files: ['src/**'],
    ignores: ['src/wire/connection/**', 'src/wire/module/load.ts'],
    rules: { 'no-restricted-globals': ['error', 'fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'] },
  },
  {
    // Matchers are `any`, and stand-ins are asynchronous as what they stand for.
    files: ['tests/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/require-await': 'off' },
  },
);
