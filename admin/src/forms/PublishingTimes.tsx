import type { PublishingFields } from '@karibu/graph/contract';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { FoldedGroup } from './FoldedGroup.tsx';

const Input = FieldInput<PublishingFields>;

/** From when and until when a record is published: in every form of records that are. */
export function PublishingTimes() {
  return (
    <FoldedGroup title="Publishing times">
      <Input name="publishFrom" />
      <Input name="publishUntil" />
    </FoldedGroup>
  );
}
