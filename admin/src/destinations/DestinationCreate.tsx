import { destinationFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { DestinationInputs } from './DestinationInputs.tsx';

export function DestinationCreate() {
  return (
    <CreateDialog
      resource="destinations"
      item="destination"
      title="Add Destination"
      fields={destinationFields}
    >
      <DestinationInputs />
    </CreateDialog>
  );
}
