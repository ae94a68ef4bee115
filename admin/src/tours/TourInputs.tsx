import type { tourFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { ItineraryInput } from '../trips/ItineraryInput.tsx';
import { TripGroups } from '../trips/TripGroups.tsx';

const Input = FieldInput<typeof tourFields>;

/** What a tour's form asks for, in its order. */
export function TourInputs() {
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
        <Input name="destination" knownFrom="destinations.name" />
        <Input name="category" knownFrom="tours.category" />
        <Input name="tourType" />
        <Input name="duration" />
        <Input name="price" />
      </FieldGroup>
      <FieldGroup title="Pictures and description">
        <Input name="image" />
        <Input name="description" />
        <Input name="gallery" />
      </FieldGroup>
      <FieldGroup title="What to expect">
        <Input name="highlights" />
        <Input name="itinerary" control={ItineraryInput} />
        <Input name="inclusions" />
        <Input name="exclusions" />
        <Input name="bestMonths" />
      </FieldGroup>
      <TripGroups facts={<Input name="groupSize" />} />
    </FormColumns>
  );
}
