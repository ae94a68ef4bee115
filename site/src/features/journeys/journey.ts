import type { Package, Tour } from '@karibu/graph/contract';

/** A tour or a package. Both have days, a price, and a form to ask for a place. */
export type Journey = Tour | Package;

/** How a page speaks of the journey that it sells. */
export type JourneyNoun = 'tour' | 'package';
