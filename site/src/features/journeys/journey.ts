import type { Package, Tour } from '@karibu/graph/contract';

/** What tours and packages have in common: a way with days, a price, and a form to ask for it. */
export type Journey = Tour | Package;

/** How a page speaks of the journey that it sells. */
export type JourneyNoun = 'tour' | 'package';
