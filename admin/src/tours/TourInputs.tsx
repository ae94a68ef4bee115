import type { tourFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { useKnownTexts } from '../inputs/use-known-texts.ts';

const Input = FieldInput<typeof tourFields>;

/** What a tour's form asks for, in its order. */
export function TourInputs() {
  const categories = useKnownTexts('tours', 'category');
  const places = useKnownTexts('destinations', 'name');
  return (
    <>
      <FieldGroup>
        <Input name="title" />
        <Input name="slug" />
        <Input name="destination" suggestions={places} />
        <Input name="category" suggestions={categories} />
      </FieldGroup>
      <FieldGroup isDense>
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
        <Input name="itinerary" />
        <Input name="inclusions" />
        <Input name="exclusions" />
        <Input name="bestMonths" />
      </FieldGroup>
      <FieldGroup title="Rating and visibility">
        <Input name="rating" />
        <Input name="reviews" />
        <Input name="isFeatured" />
        <Input name="isActive" />
      </FieldGroup>
    </>
  );
}
