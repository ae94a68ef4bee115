import type { Package, Tour } from '@karibu/graph/contract';
import type { TripKind } from '../features/trips/trip-key.ts';
import type { PackageSummary } from './package-summary.ts';
import type { TourSummary } from './tour-summary.ts';

/** What a card says of a trip. `key` names the trip; see `tripKey`. */
export type TripCard = (TourSummary | PackageSummary) & { key: string };

export type Trip = Tour | Package;

/** A query for what is made of each trip: tours in their order, then packages in theirs. */
export type TripMaker = <Made>(make: (kind: TripKind, trip: Trip) => Made) => () => Made[];
