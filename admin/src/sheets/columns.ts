import type { Field, FieldMap } from '@karibu/graph/contract';
import type { ReadAs } from './cell-meanings.ts';

/** A column: `rates.season`, whose heading people read as `Rates: Season`. */
export type Column = {
  name: string;
  heading: string;
  field: ReadAs;
  /** The list to whose rows it belongs, or '' for the record itself. */
  list: string;
  /** For a list of two numbers, such as prices by travellers: a column for each first number. */
  pair?: { key: string; value: string };
};

/** A list of rows, such as an itinerary, with a column for each part of a row. */
export type ListColumns = { name: string; label: string; columns: Column[] };

/** Which names find the record that a row is about. */
export const IDENTITY = ['id', 'slug'];

const ID: Column = { name: 'id', heading: 'Id', list: '', field: { type: 'string' } };
/** Which state of the record the file was made from: a newer one is not overwritten unseen. */
const VERSION: Column = {
  ...{ name: 'version', heading: 'Version', list: '' },
  field: { type: 'integer' },
};

/**
 * The columns that each record has once. The id and the slug, which identify a record, come first.
 * The version comes last: an import uses it to notice that somebody has saved the record since.
 */
export function ownColumns(fields: FieldMap): Column[] {
  const names = Object.keys(fields).filter((name) => !isRowList(fields[name]));
  const ordered = [
    ...names.filter((name) => name === 'slug'),
    ...names.filter((name) => name !== 'slug'),
  ];
  const own = ordered.flatMap((name) => expand({ name, heading: '', list: '' }, fields[name]));
  return [ID, ...own, VERSION];
}

/** The lists of rows, whose columns come after the record's own. */
export function listsOf(fields: FieldMap): ListColumns[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isRowList(field)) return [];
    const columns = columnsWithin(
      { name, heading: field.label, list: name },
      field.of?.fields ?? {},
    );
    return [{ name, label: field.label, columns }];
  });
}

type Place = Pick<Column, 'name' | 'heading' | 'list'>;

function columnsWithin(place: Place, fields: FieldMap): Column[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    expand({ ...place, name: `${place.name}.${name}` }, field),
  );
}

function expand({ name, heading: above, list }: Place, field: Field | undefined): Column[] {
  if (!field) return [];
  // On a sheet of rows the id of the record stands beside it.
  const label = field.control === 'rowId' ? 'Row id' : field.label;
  const heading = above ? `${above}: ${label}` : label;
  if (field.type === 'group') return columnsWithin({ name, heading, list }, field.fields ?? {});
  const pair = pairOf(field);
  return [{ name, list, field, ...(pair ? { heading: `${heading} from`, pair } : { heading }) }];
}

/** A list within a row that says a number for each of some numbers. */
function pairOf({ of }: Field): Column['pair'] {
  const [key, value, ...others] = Object.entries(of?.fields ?? {});
  if (!key || !value || others.length > 0) return undefined;
  const isPair = key[1].type === 'integer' && value[1].type === 'number';
  return isPair ? { key: key[0], value: value[0] } : undefined;
}

function isRowList(field: Field | undefined): boolean {
  return field?.type === 'list' && field.of?.type === 'group';
}
