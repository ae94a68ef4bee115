import type { FieldMap, Resource } from '@karibu/graph/contract';
import { useMemo, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldsResolver, readPath, toFormPath } from './fields-resolver.ts';
import { useOneSave } from './use-one-save.ts';

/**
 * The check of a form before a save, and the save. Both find the rows that are wrong: the API counts
 * those that were sent, and the form those that it shows.
 */
export function useCheckedSave(
  fields: FieldMap,
  record: RaRecord | undefined,
  check: Resource['check'],
) {
  const context = useOneSave();
  const checked = useRef<FieldValues>({});
  const resolver = useMemo(() => {
    const resolve = fieldsResolver(fields, record, check);
    const resolver: Resolver<FieldValues> = (values, ...rest) => {
      checked.current = values;
      return resolve(values, ...rest);
    };
    return resolver;
  }, [fields, record, check]);
  const save = useMemo(() => {
    const save: typeof context.save = async (values, options) => {
      const errors = await context.save?.(values, options);
      return errors && atShownRows(fields, checked.current, errors);
    };
    return { ...context, save };
  }, [fields, context]);
  return { resolver, save };
}

function atShownRows(fields: FieldMap, values: FieldValues, errors: Record<string, unknown>) {
  const placed = Object.entries(errors).map(([path, message]) => {
    return [toFormPath(fields, values, readPath(path)).join('.'), message];
  });
  return Object.fromEntries(placed);
}
