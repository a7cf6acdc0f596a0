/**
 * Of `devDependencies`: what pages are built with, and what goes into them. A portal that is built runs without any of these, and a
 * server that only runs it need not have them.
 */
export const PAGE_PACKAGES = [
  '@fontsource-variable/figtree',
  '@fontsource/young-serif',
  '@react-router/dev',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/pm',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'downshift',
  'maplibre-gl',
  'marked',
  'vite',
  'yaml',
];
