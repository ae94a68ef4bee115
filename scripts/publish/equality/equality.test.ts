import { expect, test } from 'vitest';
import { buildWorkspace } from '../../build.ts';
import { checkEquality } from './check-equality.ts';

const SEED = 20_261_129;
const LONGEST_MS = 900_000;

/** `npm run bench -- equality` tries as many as one likes, and others each time. */
test(
  'SIZE-5 after each of 300 random sequences of edits, restarts, failures and rollbacks, what is live equals a clean full publish',
  async () => {
    await buildWorkspace('site');
    const { rendered, published } = await checkEquality(300, SEED);
    // Otherwise full publishes would be compared with full publishes.
    expect(rendered).toBeLessThan(published / 2);
  },
  LONGEST_MS,
);
