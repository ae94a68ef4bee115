/** How often something may be tried before a caller has to wait. */
export type Limit = {
  /** What tries are counted for. An account is named by the input field `email`. */
  per: 'account' | 'address';
  tries: number;
  windowSeconds: number;
  /** A success starts the counting again: then only failures in a row count. */
  isClearedBySuccess?: boolean;
};

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Every limit of the API, by the operations that it holds for. */
export const LIMITS = {
  login: [
    { per: 'address', tries: 100, windowSeconds: QUARTER_HOUR },
    { per: 'account', tries: 10, windowSeconds: QUARTER_HOUR, isClearedBySuccess: true },
  ],
  newsletter: [{ per: 'address', tries: 20, windowSeconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;
