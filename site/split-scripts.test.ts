import { expect, test } from 'vitest';
import { buildWith } from './build-with.ts';
import { splitScripts } from './split-scripts.ts';

const FILES = {
  'main.js': "import('./drawer.js'); import('./heart.js');",
  'drawer.js': "export const drawer = () => alert('The drawer opens');",
  'heart.js': "export const heart = () => alert('The heart beats');",
};
const GROUP = { name: 'page', modules: [/drawer\.js$/, /heart\.js$/] };

test('the modules of a group are one file', async () => {
  const scripts = await buildWith(splitScripts([GROUP]), FILES);
  expect(scripts.map(({ name }) => name).sort()).toEqual(['main', 'page']);
});

test('the file of a group has the name of the group, also where it is an entry', async () => {
  const group = { name: 'begin', modules: [/main\.js$/] };
  const scripts = await buildWith(splitScripts([group]), FILES);
  const names = scripts.map(({ fileName }) => fileName.replace(/\.[\w-]{6}\.js$/, '')).sort();
  expect(names).toEqual(['_astro/begin', '_astro/drawer', '_astro/heart']);
});

test('REG-8 the build fails where a pattern matches no module', async () => {
  const plugin = splitScripts([{ ...GROUP, modules: [/heart\.js$/, /menu\.js$/] }]);
  const building = buildWith(plugin, FILES);
  await expect(building).rejects.toThrow('site/split-scripts.ts did not find');
  await expect(building).rejects.toThrow('/menu\\.js$/');
});

test('REG-8 the build fails where the modules of a group are in two files', async () => {
  const plugin = { ...splitScripts([GROUP]), config: () => ({}) };
  await expect(buildWith(plugin, FILES)).rejects.toThrow('the modules of "page" in one file');
});
