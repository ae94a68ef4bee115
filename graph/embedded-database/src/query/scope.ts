import type { CompareText } from '../bson/compare.ts';
import type { BsonValue } from '../bson/value.ts';

/** What a command gives to all its filters, sorts and expressions. */
export type Scope = {
  /** The variables of `let`, by their names without `$$`. */
  variables: ReadonlyMap<string, BsonValue>;
  /** How the collation orders texts. Undefined when texts are ordered by their bytes. */
  compareText: CompareText | undefined;
};

/** The scope of a command without `let` and without a collation. */
export const PLAIN_SCOPE: Scope = { variables: new Map(), compareText: undefined };
