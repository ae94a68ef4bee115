import { expect, test } from 'vitest';
import { splitDescription } from './description.ts';

test('takes the first paragraph out as text', () => {
  expect(splitDescription('<p class="x">Grass &amp; <b>sky</b>.</p><p>More.</p>')).toEqual({
    lead: 'Grass & sky .',
    rest: '<p>More.</p>',
  });
});

test('a long first paragraph only begins on the hero', () => {
  const html = `<p>${'Grass and sky. '.repeat(40)}</p><p>More.</p>`;
  const { lead, rest } = splitDescription(html);
  expect(lead.length).toBeLessThan(330);
  expect(lead).toMatch(/^Grass and sky\. .*[a-z]…$/);
  expect(rest).toBe(html);
});

test('a description that does not begin with a paragraph is all lead', () => {
  expect(splitDescription('<h2>Sea</h2><p>Blue.</p>')).toEqual({ lead: 'Sea Blue.', rest: '' });
});
