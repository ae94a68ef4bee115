import { type Field, publishingFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useFormFields } from '../forms/form-fields.ts';
import { FieldInput } from './FieldInput.tsx';

const Input = FieldInput<Record<string, Field<string>>>;

/**
 * Every field of the form around in its order, for a resource that has no inputs of its own. When a
 * record is published is asked for in every form, below.
 */
export function FieldsInputs() {
  const others = Object.entries(useFormFields()).filter(([name]) => !(name in publishingFields));
  const names = others.flatMap(([name, { fields }]) =>
    fields ? Object.keys(fields).map((inner) => `${name}.${inner}`) : [name],
  );
  return (
    <FieldGroup>
      {names.map((name) => (
        <Input key={name} name={name} />
      ))}
    </FieldGroup>
  );
}
