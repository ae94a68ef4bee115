import { CreateDialog } from '../forms/CreateDialog.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { categoryFormFields } from './category-form-fields.ts';
import { PackageCategoryInputs } from './PackageCategoryInputs.tsx';

export function PackageCategoryCreate() {
  return (
    <CreateDialog
      resource="package-categories"
      item="category"
      title="Add Category"
      fields={categoryFormFields}
      frame={FormPanel}
    >
      <PackageCategoryInputs />
    </CreateDialog>
  );
}
