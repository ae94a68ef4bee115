import type { Action } from './resource.ts';

/**
 * One change of a record: who made it, when (ISO 8601), and how the record was before and after.
 */
export type HistoryEntry = {
  id: string;
  version: number;
  action: Action;
  by: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
