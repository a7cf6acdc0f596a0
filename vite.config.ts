import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';

/** Pages of owners and administrators, who wait for their forms; visitors must not. */
const WORK_PAGE = /\/src\/web\/pages\/(?:inserisci|(?:proprietario|admin)[a-z-]*)\.tsx/;
const PAGE = /\/src\/web\/(?:pages\/[a-z-]+|root|entry\.client)\.tsx/;

/** Whether a page of visitors loads this module at once: what owners and administrators alone need stays out of the files that all share. */
function isForVisitors(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (PAGE.test(id)) return !WORK_PAGE.test(id);
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isForVisitors(importer, modules, seen));
}

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
                {
                  name: (id, modules) => (isForVisitors(id, modules) ? 'framework' : null),
                  debugName: 'framework',
                  test: /node_modules/,
                },
                {
                  name: (id, modules) => (isForVisitors(id, modules) ? 'shared' : null),
                  debugName: 'shared',
                  test: /src\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
