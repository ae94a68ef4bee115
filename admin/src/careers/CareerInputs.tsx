import type { careerFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { SearchAppearanceGroup } from '../search-appearance/SearchAppearanceGroup.tsx';

const Input = FieldInput<typeof careerFields>;

/** What a career's form asks for, in its order. */
export function CareerInputs() {
  return (
    <>
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
      <SearchAppearanceGroup />
      <FieldGroup title="Deadline and visibility" isDense>
        <Input name="applicationDeadline" />
        <Input name="isFeatured" />
        <Input name="isActive" />
      </FieldGroup>
    </>
  );
}
