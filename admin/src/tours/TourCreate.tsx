import { tourFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { TourInputs } from './TourInputs.tsx';

export function TourCreate() {
  return (
    <CreateDialog resource="tours" item="tour" title="Add Tour" fields={tourFields}>
      <TourInputs />
    </CreateDialog>
  );
}
