import { useFieldArray, useFormContext } from 'react-hook-form';

/**
 * The rows of a list and their changes. `onArranged` is told of the rows as they were, after one
 * came, went or moved.
 */
export function useRows(source: string, onArranged?: (before: unknown[]) => void) {
  const { getValues } = useFormContext();
  // The rows have an id of their own.
  const rows = useFieldArray({ name: source, keyName: 'rowKey' });
  const { fields, append, update, insert, remove, move } = rows;
  const telling =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      const before: unknown[] = [...(getValues(source) ?? [])];
      change(...args);
      onArranged?.(before);
    };
  return {
    fields,
    append: telling(append),
    update: telling(update),
    insert: telling(insert),
    remove: telling(remove),
    move: telling(move),
  };
}
