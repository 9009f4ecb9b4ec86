import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { programPlugin } from '../cli/programPlugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = 'src/workbench/server/main.ts';

/** The two builds of the workbench: its page (with the frame of the preview) and its server. `npm start` makes neither. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        root,
        plugins: [programPlugin(server)],
        build: { outDir: 'dist/workbench/server', target: 'node20', copyPublicDir: false },
      }
    : {
        root: `${root}/src/workbench/page`,
        plugins: [react()],
        publicDir: `${root}/public`,
        build: {
          outDir: `${root}/dist/workbench/page`,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 3000,
          rolldownOptions: {
            input: [`${root}/src/workbench/page/index.html`, `${root}/src/workbench/page/frame.html`],
          },
        },
      },
);
