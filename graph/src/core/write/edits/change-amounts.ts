import { z } from 'zod';
import { invalid } from '../../errors.ts';
import type { Field, FieldMap } from '../../fields/index.ts';
import { pick } from '../../pick.ts';
import type { Values } from '../one-write.ts';
import { inGroup, isGroup, ofRow, type Place, sayPlace, topPlace } from './place.ts';

/** Raises or lowers every amount of money in some fields, those in rows of lists too. */
export type AmountEdit = {
  how: 'amount';
  fields: string[];
  percent: number;
  /** US dollars that are added after the percentage. */
  plus: number;
  /** The amount is rounded to whole multiples of it; 0 for cents. */
  roundTo: number;
  /** Only rows of lists whose name is this one: a season. Empty for all amounts. */
  row: string;
};

const label = 'The change of a price';

export const amountSchema = z.strictObject({
  how: z.literal('amount'),
  fields: z.array(z.string()).min(1, { error: 'Choose at least one field with prices' }),
  percent: z
    .number()
    .gt(-100, { error: `${label} must be above -100 %` })
    .max(1000, { error: `${label} must be at most 1,000 %` })
    .default(0),
  plus: z.number().min(-10_000_000).max(10_000_000).default(0),
  roundTo: z.number().min(0).max(100_000).default(0),
  row: z.string().trim().max(200).default(''),
});

/**
 * The fields of a record with their amounts changed. An amount of 0 is on request and stays.
 * Throws INVALID where an amount would be 0 or less.
 */
export function changeAmounts(fields: FieldMap, record: Values, edit: AmountEdit): Values {
  const asked = pick(fields, edit.fields);
  const entries = Object.entries(asked).map(([name, field]) => {
    const isMeant = edit.row === '' || field.type === 'list';
    return [
      name,
      isMeant ? change(field, record[name], edit, topPlace(name, field)) : record[name],
    ];
  });
  return Object.fromEntries(entries);
}

function change(field: Field, value: unknown, edit: AmountEdit, place: Place): unknown {
  if (field.control === 'money') {
    return typeof value === 'number' && value > 0 ? changeAmount(value, edit, place) : value;
  }
  if (Array.isArray(value)) {
    const { of } = field;
    return value.map((entry, index) =>
      of && isMeant(of, entry, edit)
        ? change(of, entry, edit, ofRow(place, of, entry, index))
        : entry,
    );
  }
  if (!field.fields || !isGroup(value)) return value;
  const changed = Object.entries(field.fields).map(([name, part]) => {
    const isInRow = edit.row !== '' ? { ...edit, row: '' } : edit;
    return [name, change(part, value[name], isInRow, inGroup(place, name, part))];
  });
  return { ...value, ...Object.fromEntries(changed) };
}

/** Whether a row bears the name that is asked for: its first text that is required. */
function isMeant(of: Field, entry: unknown, { row }: AmountEdit): boolean {
  if (row === '') return true;
  const name = Object.entries(of.fields ?? {}).find(([, { required }]) => required)?.[0];
  const text = String((entry as Values | null)?.[name ?? ''] ?? '');
  return text.trim().toLowerCase() === row.toLowerCase();
}

function changeAmount(value: number, edit: AmountEdit, place: Place): number {
  const { percent, plus, roundTo } = edit;
  const exact = (value * (100 + percent)) / 100 + plus;
  if (exact <= 0) {
    throw invalid([{ path: place.path, message: `${sayPlace(place)} would be 0 or less` }]);
  }
  const step = roundTo || 0.01;
  // Binary fractions have no exact 0.5: what is half but for that is rounded up.
  const steps = Math.max(1, Math.round(exact / step + 1e-9));
  return Math.round(steps * step * 100) / 100;
}
