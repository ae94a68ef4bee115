import type { Response } from 'express';
import type { Context } from '../../access.ts';
import type { Resource } from '../../resource.ts';

type Cacheable = Pick<Resource, 'read' | 'maxAgeSeconds'>;

const KEPT_SECONDS = 600;

/** What a visitor reads may be kept for a while; what staff read is always asked for anew. */
export function allowCaching(response: Response, read: Cacheable, { viewer }: Context): void {
  const isShared = read.read === 'public' && !viewer;
  const fresh = read.maxAgeSeconds;
  const stale = Math.max(0, KEPT_SECONDS - fresh);
  const kept = `public, max-age=${fresh}, stale-while-revalidate=${stale}`;
  response.set('Cache-Control', isShared ? kept : 'private, no-store');
  response.vary('Authorization');
}
