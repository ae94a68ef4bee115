import { EditDialog } from '../forms/EditDialog.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { categoryFormFields } from './category-form-fields.ts';
import { PackageCategoryInputs } from './PackageCategoryInputs.tsx';

export function PackageCategoryEdit() {
  return (
    <EditDialog
      resource="package-categories"
      item="category"
      title="Edit Category"
      fields={categoryFormFields}
      frame={FormPanel}
    >
      <PackageCategoryInputs />
    </EditDialog>
  );
}
