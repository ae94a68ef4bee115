import { packageFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { PackageInputs } from './PackageInputs.tsx';

export function PackageEdit() {
  return (
    <EditDialog resource="packages" item="package" title="Edit Package" fields={packageFields}>
      <PackageInputs />
    </EditDialog>
  );
}
