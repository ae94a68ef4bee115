import type { Field } from '@karibu/graph/contract';

export type Values = Record<string, unknown>;

/** A value as two people began with it, and what each made of it. */
export type Three = { base: unknown; mine: unknown; theirs: unknown };

/** A field that two people changed in different ways, since both read `base`. */
export type Conflict = Three & {
  /**
   * Where the field is: `price`, `heroSection.title` in a group, `rates.0.from` in a row. A row that
   * one of them removed is named itself: `rates.0`.
   */
  path: string;
  label: string;
  field: Field;
};

export type Merge = {
  /** Both sides' changes together; where they conflict, theirs. */
  values: Values;
  conflicts: Conflict[];
};
