/** What becomes of a row of an import. */
export const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const;

export type ImportAction = (typeof IMPORT_ACTIONS)[number];
