import type { destinationFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { OptionalRowsInput } from '../inputs/RowsInput.tsx';
import { MonthlyNotesInput } from './MonthlyNotesInput.tsx';

const Input = FieldInput<typeof destinationFields>;

/** What a destination's form asks for, in its order. */
export function DestinationInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Visibility">
          <Input name="featured" />
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="name" />
        <Input name="slug" />
        <Input name="continent" knownFrom="destinations.continent" />
        <Input name="country" knownFrom="destinations.country" />
        <Input name="tourCount" />
      </FieldGroup>
      <FieldGroup title="Picture and description">
        <Input name="image" />
        <Input name="description" />
        <Input name="bestMonths" />
      </FieldGroup>
      <FoldedGroup title="Month by month">
        <Input name="monthlyNotes" control={MonthlyNotesInput} />
      </FoldedGroup>
      <FoldedGroup title="Questions and answers">
        <Input name="faqs" control={OptionalRowsInput} />
      </FoldedGroup>
    </FormColumns>
  );
}
