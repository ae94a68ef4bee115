import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ROOT } from '../../root.ts';
import { loadSiteRenderer } from '../site-renderer.ts';
import { happenings } from './random-edits.ts';
import { makeSmallContent } from './small-content.ts';
import { watchSite } from './watched-site.ts';

/**
 * Publishes random sequences of edits and compares each time what is live with a clean full
 * publish. Throws with the shortest sequence after which they differ. Gives how many pages were
 * rendered to publish, and how many were published.
 */
export async function checkEquality(sequences: number, seed: number) {
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  const directory = await mkdtemp(join(tmpdir(), 'karibu-equality-'));
  const watched = watchSite(site, directory);
  const staysEqual = fc.asyncProperty(happenings, async (sequence) => {
    await watched.follow(makeSmallContent(), sequence);
    const different = await watched.listDifferent();
    if (different.length > 0) throw new Error(`These pages differ:  ${different.join('  ')}`);
  });
  try {
    await fc.assert(staysEqual, { numRuns: sequences, seed });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  const { rendered, published } = watched;
  return { rendered, published };
}
