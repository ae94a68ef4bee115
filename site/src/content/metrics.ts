import type { Metrics, Snapshot } from '@karibu/graph/contract';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';

export const metrics = resourceContent({
  queries: (snapshot: Snapshot) => ({
    metrics: single((): Metrics => snapshot.metrics),
  }),
});
