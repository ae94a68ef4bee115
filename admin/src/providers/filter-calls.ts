import { FilterChoicesDocument, type FilterChoicesQuery } from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

export type FilterChoice = FilterChoicesQuery['filterChoices'][number];

/** The call about what lists can be narrowed to. */
export const filterCalls = {
  /** What the records of a resource hold, for its filters that have no fixed options. */
  async getFilterChoices(resource: string): Promise<FilterChoice[]> {
    return (await callApi(FilterChoicesDocument, { input: { resource } })).filterChoices;
  },
};
