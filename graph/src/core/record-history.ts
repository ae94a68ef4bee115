import type { Action } from './resource.ts';

/** A draft was saved, or dropped: the record itself is as it was. */
export const DRAFT_ACTIONS = ['draft', 'drop'] as const;

/** What the history tells of: changes of a record, and of the draft beside it. */
export const HISTORY_ACTIONS = [
  ...(['create', 'update', 'delete', 'restore', 'publish'] as const satisfies readonly Action[]),
  ...DRAFT_ACTIONS,
] as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * One change of a record: who made it, when (ISO 8601), and how the record was before and after.
 */
export type HistoryEntry = {
  id: string;
  version: number;
  action: HistoryAction;
  by: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
