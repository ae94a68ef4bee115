/** The ages of children. */
export const between = (from: number, to: number) => `aged ${from}–${to}`;
export const since = (from: number) => `from age ${from}`;
export const upTo = (to: number) => `up to age ${to}`;
