import { careerFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { CareerInputs } from './CareerInputs.tsx';

export function CareerEdit() {
  return (
    <EditDialog resource="careers" item="career" title="Edit Career" fields={careerFields}>
      <CareerInputs />
    </EditDialog>
  );
}
