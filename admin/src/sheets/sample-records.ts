import type { FieldMap } from '@karibu/graph/contract';

type Values = Record<string, unknown>;

/** Two records with a value of its kind in each field, and what spreadsheets would break. */
export function sampleRecords(fields: FieldMap): Values[] {
  const [one, other] = [sample(fields, 0), sample(fields, 0)];
  const slug = 'slug' in fields ? { slug: 'b' } : {};
  return [
    { id: 'a1', ...one, version: 4 },
    { id: 'b2', ...other, ...slug, version: 1 },
  ];
}

function sample(fields: FieldMap, turn: number): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleOf(field, turn)]),
  );
}

function sampleOf(field: FieldMap[string], turn: number): unknown {
  if (field.type === 'group') return sample(field.fields ?? {}, turn);
  if (field.type === 'list') return field.of ? [sampleOf(field.of, 1), sampleOf(field.of, 2)] : [];
  if (field.control === 'date') return '2026-12-31';
  if (field.control === 'moment') return '2026-12-31T08:05:00.000Z';
  if (field.options) return field.options.at(-1);
  if (field.type === 'boolean') return true;
  if (field.type === 'integer') return 3 + turn;
  if (field.type === 'number') return -4.5;
  return `=1+1, "quoted" ${field.label}; it's`;
}
