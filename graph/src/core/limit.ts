/** How many tries a caller has before they must wait. */
export type Limit = {
  /** What tries are counted by. The account is the input field `email`, else the viewer. */
  per: 'account' | 'address' | 'accountAtAddress';
  tries: number;
  windowSeconds: number;
  /** Whether a success resets the count, so that only failures in a row count. */
  isClearedBySuccess?: boolean;
};

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Every limit of the API, by its operations. Limits count in this order, and a try that one refuses
 * does not reach the next. So guesses from one address lock out that address, while the account's
 * owner can sign in from another. Only guesses from many addresses lock an account everywhere.
 */
export const LIMITS = {
  login: [
    { per: 'address', tries: 100, windowSeconds: QUARTER_HOUR },
    { per: 'accountAtAddress', tries: 10, windowSeconds: QUARTER_HOUR, isClearedBySuccess: true },
    { per: 'account', tries: 100, windowSeconds: HOUR, isClearedBySuccess: true },
  ],
  /** What asks for the current password, which somebody with a stolen login might guess. */
  currentPassword: [
    { per: 'account', tries: 10, windowSeconds: QUARTER_HOUR, isClearedBySuccess: true },
  ],
  /** Whoever tries codes has the right password, so that nobody else can lock an account here. */
  secondFactorCode: [{ per: 'account', tries: 10, windowSeconds: HOUR, isClearedBySuccess: true }],
  /** A token cannot be guessed; this bounds the work. */
  passwordLink: [{ per: 'address', tries: 60, windowSeconds: QUARTER_HOUR }],
  newsletter: [{ per: 'address', tries: 20, windowSeconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;
