import type { careerFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';

const Input = FieldInput<typeof careerFields>;

/** What a career's form asks for, in its order. */
export function CareerInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Deadline and visibility" isDense>
          <Input name="applicationDeadline" />
          <Input name="isFeatured" />
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="title" />
        <Input name="slug" />
        <Input name="location" knownFrom="careers.location" />
        <Input name="country" knownFrom="careers.country" />
        <Input name="department" />
        <Input name="employmentType" />
        <Input name="experienceLevel" />
      </FieldGroup>
      <FieldGroup title="What it is about">
        <Input name="description" />
        <Input name="responsibilities" />
        <Input name="requirements" />
        <Input name="benefits" />
      </FieldGroup>
      <FieldGroup title="Salary" isDense>
        <Input name="salary.min" />
        <Input name="salary.max" />
        <Input name="salary.currency" />
        <Input name="salary.period" />
        <Input name="salary.display" />
      </FieldGroup>
    </FormColumns>
  );
}
