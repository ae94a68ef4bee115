import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../../resource.ts';
import type { Values } from '../one-write.ts';
import { changeAmounts } from './change-amounts.ts';
import { changeEntries } from './change-entries.ts';
import type { Edit } from './edit.ts';
import { replaceTexts } from './replace-texts.ts';

/** The fields of a record that the edit changes, with their new values. Throws INVALID. */
export function applyEdit(resource: Resource, record: Values, edit: Edit): Values {
  const wanted = Object.entries(valuesOf(resource, record, edit));
  return Object.fromEntries(
    wanted.filter(([name, value]) => !isDeepStrictEqual(value, record[name])),
  );
}

function valuesOf(resource: Resource, record: Values, edit: Edit): Values {
  if (edit.how === 'set') return edit.values;
  if (edit.how === 'amount') return changeAmounts(resource.inputFields, record, edit);
  if (edit.how === 'replace') return replaceTexts(resource, record, edit);
  return changeEntries(resource.inputFields, record, edit);
}
