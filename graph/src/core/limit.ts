/** How often something may be tried before a caller has to wait. */
export type Limit = {
  /**
   * What tries are counted for. An account is named by the input field `email`, or else is that of
   * the viewer.
   */
  per: 'account' | 'address' | 'accountAtAddress';
  tries: number;
  windowSeconds: number;
  /** A success starts the counting again: then only failures in a row count. */
  isClearedBySuccess?: boolean;
};

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Every limit of the API, by the operations that it holds for. They are counted in this order, and a
 * try that one refuses does not reach the next: whoever guesses from one address locks that address
 * out and not the person whose account it is, who comes from another. Only guesses from many
 * addresses lock an account everywhere.
 */
export const LIMITS = {
  login: [
    { per: 'address', tries: 100, windowSeconds: QUARTER_HOUR },
    { per: 'accountAtAddress', tries: 10, windowSeconds: QUARTER_HOUR, isClearedBySuccess: true },
    { per: 'account', tries: 100, windowSeconds: HOUR, isClearedBySuccess: true },
  ],
  /** The current password is asked for, and may be guessed at by who has got hold of a login. */
  changePassword: [
    { per: 'account', tries: 10, windowSeconds: QUARTER_HOUR, isClearedBySuccess: true },
  ],
  newsletter: [{ per: 'address', tries: 20, windowSeconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;
