import type { packageCategoryFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { IconInput } from './IconInput.tsx';

const Input = FieldInput<typeof packageCategoryFields>;

/** What a package category's form asks for, in its order. */
export function PackageCategoryInputs() {
  return (
    <FormColumns>
      <FieldGroup>
        <Input name="name" />
        <Input name="slug" isRequired />
        <Input name="description" />
        <Input name="icon" control={IconInput} />
        <Input name="order" />
        <Input name="isActive" />
      </FieldGroup>
    </FormColumns>
  );
}
