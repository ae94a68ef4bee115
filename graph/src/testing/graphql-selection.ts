import type { FieldMap } from '#core/fields/index.ts';
import type { Operation } from '#core/operation.ts';
import type { Resource } from '#core/resource.ts';

/** Every field of a record, including the fields of its groups and rows. */
export function selectRecord({ fields }: Resource): string {
  return `id version createdAt updatedAt ${selectFields(fields)}`;
}

function selectFields(fields: FieldMap): string {
  const selected = Object.entries(fields).map(([name, field]) => {
    const inner = field.of?.fields ?? field.fields;
    return inner ? `${name} { ${selectFields(inner)} }` : name;
  });
  return selected.join(' ');
}

/** Every field of an operation's answer. */
export function selectOutput({ output }: Operation, recordFields: (of: string) => string): string {
  if (output.kind === 'json') return '';
  if (output.kind === 'file') return 'fileName text';
  if (output.kind === 'page') return `count items { ${selectFields(output.fields)} }`;
  return output.kind === 'fields' ? selectFields(output.fields) : recordFields(output.resource);
}
