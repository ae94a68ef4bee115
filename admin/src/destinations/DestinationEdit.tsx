import { destinationFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { DestinationInputs } from './DestinationInputs.tsx';

export function DestinationEdit() {
  return (
    <EditDialog
      resource="destinations"
      item="destination"
      title="Edit Destination"
      fields={destinationFields}
    >
      <DestinationInputs />
    </EditDialog>
  );
}
