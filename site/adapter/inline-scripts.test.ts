import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

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
