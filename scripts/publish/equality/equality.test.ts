import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildWorkspace } from '../../build.ts';
import { ROOT } from '../../root.ts';
import { loadSiteRenderer } from '../site-renderer.ts';
import { happenings } from './random-edits.ts';
import { makeSmallContent } from './small-content.ts';
import { removeSite, watchSite } from './watched-site.ts';

/** `npm run bench -- equality` tries as many as one likes, and others each time. */
const SEQUENCES = { numRuns: 300, seed: 20_261_129 };

test('SIZE-5 after 300 random sequences of edits, restarts, failures and rollbacks, what is live equals a clean full publish', async () => {
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  const directory = await mkdtemp(join(tmpdir(), 'karibu-equality-'));
  const watched = watchSite(site, directory);
  const staysEqual = fc.asyncProperty(happenings, async (sequence) => {
    await watched.follow(makeSmallContent(), sequence);
    expect(await watched.listDifferent()).toEqual([]);
  });
  await fc.assert(staysEqual, SEQUENCES).finally(() => removeSite(directory));
  // Otherwise full publishes would be compared with full publishes.
  expect(watched.rendered).toBeLessThan(watched.published / 2);
});
