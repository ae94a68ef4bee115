import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';
import { TAG } from './tags.ts';

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

test('TRUST-11 finds the inline scripts of a page, each once', () => {
  const page = `<!doctype html><script>a("</b>")</script><p>it's</p><script type="module">b</script>
<script src="/x.js"></script><script type="application/ld+json">{}</script><script>b</script>`;
  expect(hashInlineScripts(page)).toEqual([hashOf('a("</b>")'), hashOf('b')]);
});

test('TRUST-11 TRUST-17 takes no text for a script that stands in an attribute or a comment', () => {
  const text = '</script><script>run()</script>';
  const page = `<!-- it's ${text} --><img alt="${text}"><a title='${text}' href="/">x</a>
<astro-island props="{&quot;a&quot;:1} ${text}"></astro-island><script>a</script>`;
  expect(hashInlineScripts(page)).toEqual([hashOf('a')]);
});

test('TRUST-11 finds at a glance what a close look finds', () => {
  const pieces = [
    ...['<script>known</script>', '<script type="module">known</script>', '<script>new</script>'],
    ...['<script src="/x.js"></script>', '<script type="application/ld+json">{}</script>'],
    ...['<script src="/y.js">', '<script data-a=">">', '</script>', '<p>text</p>', '<!--', '-->'],
    ...['<img alt="', "<a title='", '">', "'>", 'src=', '"', "'", '<SCRIPT>known</SCRIPT>'],
  ];
  const known = new Set<string>();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const page = parts.join(' ');
      const scripts = [...page.matchAll(TAG)].flatMap(({ groups }) => {
        const { script, source = '' } = groups as Partial<Record<string, string>>;
        return script === undefined || /\ssrc=|ld\+json/.test(script) ? [] : [hashOf(source)];
      });
      for (const script of scripts) known.add(script);
      const found = hashInlineScripts(page);
      expect(found).toEqual(expect.arrayContaining(scripts));
      // A text that reads as a script of another page may be taken for it.
      expect([...known]).toEqual(expect.arrayContaining(found));
    }),
    { numRuns: 5000 },
  );
});
