import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { writeSprite } from './scripts/sprite';

/** The icons are cut out of the icon set before anything else is read. */
const icons = { name: 'starboard-icons', buildStart: writeSprite, configureServer: writeSprite };

// A dev server talks to a running table server: STARBOARD_URL=http://127.0.0.1:8080 npm run dev
const target = process.env['STARBOARD_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [icons, svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: { proxy: { '/api': { target, ws: true, changeOrigin: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['tests/unit/**/*.test.ts'] },
});
