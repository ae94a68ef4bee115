import { readFileSync } from 'node:fs';
import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

const { colorSchemes } = createTheme(theme);
const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');

describe('the theme', () => {
  it.each(['light', 'dark'] as const)(
    'has the %s colours that a page has before it is loaded',
    (scheme) => {
      const words = wordsBeforeMui(scheme);
      expect(words.length).toBeGreaterThan(10);
      for (const [group = '', word = '', colour] of words) {
        const known = colorSchemes[scheme]?.palette as unknown as Record<string, unknown>;
        const found = word ? (known[group] as Record<string, unknown>)[word] : known[group];
        expect(found, `${group} ${word}`).toBe(colour);
      }
    },
  );

  it.each(['light', 'dark'] as const)('leaves no %s message in a colour of MUI', (scheme) => {
    const palette = colorSchemes[scheme]?.palette;
    const plain = createTheme({ colorSchemes: { [scheme]: true } }).colorSchemes[scheme]?.palette;
    for (const group of ['error', 'warning', 'info', 'success'] as const) {
      expect(palette?.[group].main, group).not.toBe(plain?.[group].main);
    }
  });
});

function wordsBeforeMui(scheme: 'light' | 'dark') {
  const selector = scheme === 'dark' ? '\\[data-colours="dark"\\]' : ':root';
  const block = new RegExp(`${selector} {([^}]*)}`).exec(css)?.[1] ?? '';
  return [...block.matchAll(/--mui-palette-(\w+)(?:-(\w+))?: (#\w+);/g)].map(
    ([, group, word, colour]) => [group, word, colour],
  );
}
