import type { packageFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { ItineraryInput } from '../trips/ItineraryInput.tsx';
import { TripGroups } from '../trips/TripGroups.tsx';
import { CategoryInput } from './CategoryInput.tsx';

const Input = FieldInput<typeof packageFields>;

/** What a package's form asks for, in its order. */
export function PackageInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Rating and visibility">
          <Input name="rating" />
          <Input name="reviews" />
          <Input name="isFeatured" />
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="title" />
        <Input name="slug" />
        <Input name="category" control={CategoryInput} />
        <Input name="destination" knownFrom="destinations.name" />
        <Input name="duration" />
        <Input name="maxGroupSize" />
        <Input name="price" />
        <Input name="originalPrice" />
      </FieldGroup>
      <FieldGroup title="Pictures and description">
        <Input name="image" />
        <Input name="description" />
        <Input name="gallery" />
      </FieldGroup>
      <FieldGroup title="What to expect">
        <Input name="highlights" />
        <Input name="itinerary" control={ItineraryInput} />
        <Input name="accommodation" />
        <Input name="inclusions" />
        <Input name="exclusions" />
        <Input name="bestMonths" />
      </FieldGroup>
      <TripGroups />
    </FormColumns>
  );
}
