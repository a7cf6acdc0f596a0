import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Pictures and sprites stay files of their own: cacheable, and neither in the HTML nor in the JavaScript.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The framework keeps its name, and so its place in the browser's cache, when our own code changes; what many
            // pages share is one file, because a dozen of a few hundred bytes each compress badly.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules/ },
                { name: 'shared', test: /src\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
