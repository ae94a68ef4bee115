import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.KARIBU_API ?? 'http://127.0.0.1:4000';
const proxy = Object.fromEntries(
  ['/api', '/graphql', '/uploads', '/preview', '/favicon.svg'].map((path) => [path, API]),
);

/**
 * Packages that change seldom and are large stay apart, so that browsers keep them. The largest,
 * MUI, is left where it is used: a table or a select comes with the screen that has one.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
];

/** What every screen has loaded already, so that no screen needs to name it again. */
const ALWAYS_LOADED = /\/(react|rolldown-runtime|App)-[^/]+\.js$/;

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  server: { proxy },
  build: {
    modulePreload: {
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => !ALWAYS_LOADED.test(part)) : parts,
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    chunkSizeWarningLimit: 700,
  },
});
