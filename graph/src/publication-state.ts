/** How a release differs from the one before it, by the addresses of its pages. */
export type Receipt = {
  changed: string[];
  added: string[];
  removed: string[];
  redirected: string[];
};

/** A release in the database, with its differences from the one that was live before it. */
export type ReleaseSummary = {
  id: string;
  at: string;
  pages: number;
  durationMs: number;
  receipt: Receipt;
};

/**
 * A record that the site does not show, because a field of it holds what may not be shown. A single
 * record is shown with the default of the field.
 */
export type LeftOut = {
  resource: string;
  recordId: string;
  title: string;
  /** The labels of the fields. */
  faults: string[];
};

/**
 * A page that is not live as its records have it. `kept`: it failed, and is live as it was before.
 * `leftOut`: it failed and never was live, so the site does not show its record. `mended`: it is
 * live without the addresses of the site that it names and nothing answers.
 */
export type PageFault = {
  path: string;
  kind: 'kept' | 'leftOut' | 'mended';
  reason: string;
  /** The record whose page it is; null where it is the page of none. */
  record: { resource: string; id: string; title: string } | null;
};

/**
 * What is to be mended in the installation: a proxy that `TRUST_PROXY` does not count, no
 * `PUBLIC_URL` in production, settings that were never saved.
 */
export type Warning = 'proxy-ignored' | 'address-missing' | 'settings-unsaved';

/** What is live, and what is on its way. `reason` says why a publish failed. */
export type Publication = {
  state: 'live' | 'queued' | 'publishing' | 'failed';
  reason: string | null;
  pending: number;
  current: string | null;
  /** Whether somebody rolled back to it. Later saves are not live until the next save. */
  isRolledBack: boolean;
  /** Whether nothing can be saved or published, because the disk is full. */
  isDiskFull: boolean;
  /** What is to be mended. Editors are told only of what they can mend. */
  warnings: Warning[];
  releases: ReleaseSummary[];
  /** How many records are not shown as they are, and the first of them. */
  leftOut: { count: number; records: LeftOut[] };
  /** How many pages are not live as their records have them, and the first of them. */
  faults: { count: number; pages: PageFault[] };
};
