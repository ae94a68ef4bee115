import { addToSet, pop, pull, pullAll } from './array-operators.ts';
import { bit } from './bit.ts';
import {
  currentDate,
  increment,
  multiply,
  rename,
  toLarger,
  toSmaller,
} from './field-operators.ts';
import type { UpdateOperator } from './operator.ts';
import { push } from './push.ts';

const assign: UpdateOperator = { compute: (_, argument) => argument };
/** `apply.ts` makes these changes on the document itself. */
const structural: UpdateOperator = { compute: () => undefined };

/** Every update operator this database knows. */
export const OPERATORS: Readonly<Record<OperatorName, UpdateOperator>> = {
  $set: assign,
  $setOnInsert: assign,
  $unset: structural,
  $rename: rename,
  $renameTarget: structural,
  $inc: increment,
  $mul: multiply,
  $min: toSmaller,
  $max: toLarger,
  $currentDate: currentDate,
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

export type OperatorName =
  | '$set'
  | '$setOnInsert'
  | '$unset'
  | '$rename'
  | '$renameTarget'
  | '$inc'
  | '$mul'
  | '$min'
  | '$max'
  | '$currentDate'
  | '$bit'
  | '$push'
  | '$addToSet'
  | '$pull'
  | '$pullAll'
  | '$pop';
