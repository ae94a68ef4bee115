import { KnownPlacesDocument, type KnownPlacesQuery } from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

/** The call about the places that records know. */
export const placeCalls = {
  getKnownPlaces: (): Promise<KnownPlacesQuery> => callApi(KnownPlacesDocument),
};
