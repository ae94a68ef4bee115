import { parseArgs } from 'node:util';
import { buildWorkspace } from '../../build.ts';
import { checkEquality } from '../../publish/equality/check-equality.ts';

/**
 * `-- equality --sequences 5000 --seed 7`: compares what is live after random sequences of edits
 * with a clean full publish. Throws with the shortest sequence after which they differ. Without a
 * seed, each run has other sequences.
 */
export async function benchEquality(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { sequences: { type: 'string', default: '3000' }, seed: { type: 'string' } },
  });
  const seed = values.seed ? Number(values.seed) : Date.now();
  await buildWorkspace('site');
  const { rendered, published } = await checkEquality(Number(values.sequences), seed);
  console.log(`${values.sequences} sequences (seed ${seed}): none differs from a full publish.`);
  console.log(`${rendered} of ${published} pages were rendered.`);
}
