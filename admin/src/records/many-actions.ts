import { flagsOf } from './flags.ts';

/** Something that is done to all chosen records. `values` is what changes; a delete has none. */
export type ManyAction = {
  label: string;
  doing: string;
  done: string;
  values?: Record<string, boolean>;
};

export const DELETE_MANY: ManyAction = { label: 'Delete', doing: 'Deleting', done: 'deleted' };

/** What the records of a resource can be switched to, by the flags that they have. */
export function switchesOf(resource: string): ManyAction[] {
  return flagsOf(resource).flatMap(([field, { on, off }]) => [
    { ...on, values: { [field]: true } },
    { ...off, values: { [field]: false } },
  ]);
}
