import { resources as definitions } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { resources, screens } from './menu.ts';

const entries = [
  ...resources.map(({ name }) => name),
  ...screens.flatMap(({ resource }) => resource ?? []),
];

describe('the menu', () => {
  it.each(Object.keys(definitions))('REG-4 has one entry for the resource %s', (name) => {
    const found = entries.filter((entry) => entry === name);
    const remedy = `write admin/src/${name}/index.ts and add it once to admin/src/menu.ts`;
    expect(found, `${name} has ${found.length} entries: ${remedy}`).toEqual([name]);
  });

  it('has no entry that the API does not know', () => {
    const unknown = entries.filter((name) => !Object.hasOwn(definitions, name));
    expect(unknown, 'Take these out of admin/src/menu.ts, or define them').toEqual([]);
  });

  it('names every entry once', () => {
    const labels = resources.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
