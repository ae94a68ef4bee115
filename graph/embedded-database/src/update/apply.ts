import { type BsonDocument, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import type { ArrayFilters } from './array-filters.ts';
import type { Change } from './changes.ts';
import { dollarFieldError } from './dollar-field.ts';
import { OPERATORS } from './operators/operators.ts';
import { readAt, removeAt, resolvePaths, writeAt } from './target.ts';
import type { UpdateContext } from './update-context.ts';

type ApplyContext = UpdateContext & { scope: Scope };

/** Makes the changes in the document itself. */
export function applyChanges(
  document: BsonDocument,
  changes: readonly Change[],
  filters: ArrayFilters,
  context: ApplyContext,
): void {
  for (const change of changes) {
    if (change.operator === '$renameTarget') continue;
    if (change.operator === '$setOnInsert' && !context.isInsert) continue;
    if (!context.isInsert) assertStoredName(change);
    if (change.operator === '$rename') renameField(document, change);
    else applyChange(document, change, filters, context);
  }
}

/** Only an insert may bring a field of the document itself whose name begins with `$`. */
function assertStoredName({ operator, path, argument }: Change): void {
  const name = (operator === '$rename' ? String(argument) : path).split('.')[0];
  if (operator !== '$unset' && name?.startsWith('$')) throw dollarFieldError(name);
}

function applyChange(
  document: BsonDocument,
  { operator, parts, path, argument }: Change,
  filters: ArrayFilters,
  context: ApplyContext,
): void {
  for (const target of resolvePaths(document, parts, filters, context)) {
    if (operator === '$unset') {
      removeAt(document, target);
      continue;
    }
    const current = readAt(document, target);
    const result = OPERATORS[operator].compute(current, argument, {
      path,
      id: document.get('_id'),
      scope: context.scope,
    });
    if (result !== undefined) writeAt(document, target, result);
  }
}

function renameField(document: BsonDocument, { parts, path, argument }: Change): void {
  const target = String(argument).split('.');
  assertNoArrays(document, parts, path);
  assertNoArrays(document, target, String(argument));
  const value = readAt(document, parts);
  if (value === undefined) return;
  removeAt(document, parts);
  // The field moves to the end of its document unless the target exists.
  writeAt(document, target, value);
}

function assertNoArrays(document: BsonDocument, parts: readonly string[], path: string): void {
  const isBlocked = parts.some((_, at) => at > 0 && !isOpen(document, parts.slice(0, at)));
  if (isBlocked) {
    throw new MongoError(
      'BadValue',
      `The source and target field for $rename must not be inside an array: ${path}`,
    );
  }
}

function isOpen(document: BsonDocument, parts: readonly string[]): boolean {
  const value = readAt(document, parts);
  return value === undefined || isDocument(value);
}
