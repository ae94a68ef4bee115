import type { FieldMap } from '@karibu/graph/contract';
import { type ReactNode, useMemo } from 'react';
import { Form, SaveContextProvider, useRecordContext, useResourceContext } from 'react-admin';
import { checkOf } from '../providers/fields-of.ts';
import { toFormValues } from './field-values.ts';
import { FormFieldsContext } from './form-fields.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { UploadsProvider } from './uploads.tsx';
import { useCheckedSave } from './use-checked-save.ts';

type FieldsFormProps = { fields: FieldMap; children: ReactNode };

/** A form over the fields of a resource: filled, checked and guarded as their definitions say. */
export function FieldsForm({ fields, children }: FieldsFormProps) {
  const record = useRecordContext();
  const check = checkOf(useResourceContext() ?? '');
  const values = useMemo(() => toFormValues(fields, record), [fields, record]);
  const { save, resolver } = useCheckedSave(fields, record, check);
  return (
    <SaveContextProvider value={save}>
      <UploadsProvider>
        <Form
          record={values}
          resolver={resolver}
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={LeaveGuard}
          disableInvalidFormNotification
          noValidate
        >
          <FormFieldsContext value={fields}>{children}</FormFieldsContext>
        </Form>
      </UploadsProvider>
    </SaveContextProvider>
  );
}
