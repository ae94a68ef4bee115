import { type Field, type FieldMap, holdsMoney } from '@karibu/graph/contract';

/** A rule by which many records are edited, as the API takes it. */
export type Edit =
  | { how: 'set'; values: Record<string, unknown> }
  | {
      how: 'amount';
      fields: string[];
      percent: number;
      plus: number;
      roundTo: number;
      row: string;
    }
  | { how: 'add' | 'remove'; field: string; value: string; isFirst: boolean };

/** A part of the dialog that makes a rule. */
export type EditPartProps = {
  resource: string;
  onPreview: (edit: Edit) => void;
  onClose: () => void;
};

/** The fields that hold amounts of money, by themselves or in their rows. */
export function priceFields(fields: FieldMap): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (holdsMoney(field) ? name : []));
}

/** Whether the rows with prices have a name by which some of them can be meant: a season. */
export function hasSeasons(fields: FieldMap): boolean {
  return Object.values(fields).some(
    (field) => field.of?.fields?.season !== undefined && holdsMoney(field),
  );
}

/** The fields that can be set in many records at once. No two records share a slug. */
export function settableFields(fields: FieldMap): string[] {
  return Object.keys(fields).filter((name) => {
    const control = fields[name]?.control;
    return control !== 'slug' && control !== 'group' && control !== 'rowId';
  });
}

export type FieldAction = { value: 'set' | 'addLast' | 'addFirst' | 'remove'; label: string };

const SET: FieldAction = { value: 'set', label: 'Replace with' };

/** What can be done with a field of many records beyond setting it. */
export function actionsOf({ control, options }: Field): FieldAction[] {
  if (control === 'lines') {
    return [
      { value: 'addLast', label: 'Add entries' },
      { value: 'remove', label: 'Remove entries' },
      SET,
    ];
  }
  const isText = ['text', 'textarea', 'richText'].includes(control) && !options;
  if (!isText) return [SET];
  return [
    SET,
    { value: 'addLast', label: 'Add at the end' },
    { value: 'addFirst', label: 'Add at the beginning' },
  ];
}
