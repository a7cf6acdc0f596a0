/** A built portal runs without these packages, so servers need not install them. */
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
