import { tourFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { TourInputs } from './TourInputs.tsx';

export function TourEdit() {
  return (
    <EditDialog resource="tours" item="tour" title="Edit Tour" fields={tourFields}>
      <TourInputs />
    </EditDialog>
  );
}
