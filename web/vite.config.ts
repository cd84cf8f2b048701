import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { writeSprite } from './scripts/sprite';

/** The icons are cut out of the icon set before anything else is read. */
const icons = { name: 'starboard-icons', buildStart: writeSprite, configureServer: writeSprite };

/** What is text is compressed once, when it is built, and not for everybody who asks for it. */
const compressed: Plugin = {
  name: 'starboard-compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, part] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue;
        const whole = part.type === 'chunk' ? part.code : part.source;
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(whole, { level: 9 }) });
      }
    },
  },
};

/** What the first script asks for is asked for by the page already, so that both come at once. */
const ahead: Plugin = {
  name: 'starboard-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const parts = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
      const start = parts.find((part) => part.moduleIds.some((id) => id.endsWith('/src/start.ts')));
      if (!start) throw new Error('src/start.ts is a script of its own');
      const entry = parts.find((part) => part.isEntry);
      const names = [start.fileName, ...start.imports].filter((name) => name !== entry?.fileName);
      return names.map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` }, injectTo: 'head' as const }));
    },
  },
};

// A dev server talks to a running table server: STARBOARD_URL=http://127.0.0.1:8080 npm run dev
const target = process.env['STARBOARD_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [icons, svelte(), ahead, compressed],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600, cssCodeSplit: false },
  server: { proxy: { '/api': { target, ws: true, changeOrigin: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['tests/unit/**/*.test.ts'], setupFiles: ['tests/unit/english.ts'] },
});
