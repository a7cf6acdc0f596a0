import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Pictures and sprites stay files of their own: cacheable, and neither in the HTML nor in the JavaScript.
  build: { assetsInlineLimit: 0 },
});
