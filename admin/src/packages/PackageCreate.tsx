import { packageFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { PackageInputs } from './PackageInputs.tsx';

export function PackageCreate() {
  return (
    <CreateDialog resource="packages" item="package" title="Add Package" fields={packageFields}>
      <PackageInputs />
    </CreateDialog>
  );
}
