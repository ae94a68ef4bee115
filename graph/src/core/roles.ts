/** The roles of staff. An administrator may do whatever an editor may. */
export const ROLES = ['editor', 'admin'] as const;

export type Role = (typeof ROLES)[number];
