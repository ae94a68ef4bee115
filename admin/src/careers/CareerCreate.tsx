import { careerFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { CareerInputs } from './CareerInputs.tsx';

export function CareerCreate() {
  return (
    <CreateDialog resource="careers" item="career" title="Add Career" fields={careerFields}>
      <CareerInputs />
    </CreateDialog>
  );
}
