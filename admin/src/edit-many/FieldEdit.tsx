import { DialogContent, MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form } from 'react-admin';
import { toFormValues } from '../forms/field-values.ts';
import { fieldsResolver } from '../forms/fields-resolver.ts';
import { FormFieldsContext } from '../forms/form-fields.ts';
import { UploadsProvider } from '../forms/uploads.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { fieldsOf } from '../providers/fields-of.ts';
import { actionsOf, type EditPartProps, type FieldAction } from './edits.ts';
import { PreviewActions } from './PreviewActions.tsx';

/** Asks how a field is edited, and for what it gets. */
export function FieldEdit({ name, ...props }: EditPartProps & { name: string }) {
  const field = fieldsOf(props.resource)[name];
  const actions = field ? actionsOf(field) : [];
  const [action, setAction] = useState<FieldAction['value']>(actions[0]?.value ?? 'set');
  const Part = action === 'set' ? SetPart : AddPart;
  return (
    <>
      {actions.length > 1 ? (
        <DialogContent sx={{ py: 1, flex: 'none', overflow: 'visible' }}>
          <TextField
            select
            label="How"
            value={action}
            onChange={({ target }) => setAction(target.value as FieldAction['value'])}
            fullWidth
            sx={{ maxWidth: 420 }}
          >
            {actions.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
      ) : null}
      <Part {...props} name={name} action={action} />
    </>
  );
}

type PartProps = EditPartProps & { name: string; action: FieldAction['value'] };

/** The value that all get, in the control that the field has in its form. */
function SetPart({ resource, name, onPreview, onClose }: PartProps) {
  const fields = useMemo(() => {
    const field = fieldsOf(resource)[name];
    return field ? { [name]: field } : {};
  }, [resource, name]);
  const [values, resolver] = useMemo(
    () => [toFormValues(fields, undefined), fieldsResolver(fields)],
    [fields],
  );
  return (
    <FormFieldsContext value={fields}>
      <UploadsProvider>
        <Form
          record={values}
          resolver={resolver}
          onSubmit={(set: Record<string, unknown>) => onPreview({ how: 'set', values: set })}
          disableInvalidFormNotification
          noValidate
        >
          <DialogContent>
            <FieldInput name={name as never} />
          </DialogContent>
          <PreviewActions onClose={onClose} />
        </Form>
      </UploadsProvider>
    </FormFieldsContext>
  );
}

function AddPart({ resource, name, action, onPreview, onClose }: PartProps) {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isOfLines = fieldsOf(resource)[name]?.control === 'lines';

  function submit() {
    setMissing(value.trim() === '');
    if (value.trim() === '') return;
    const how = action === 'remove' ? 'remove' : 'add';
    onPreview({ how, field: name, value, isFirst: action === 'addFirst' });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogContent sx={{ pt: 1 }}>
        <TextField
          label={isOfLines ? 'Entries' : 'Text'}
          helperText={isMissing ? 'Type what is meant' : isOfLines ? 'One on each line.' : ' '}
          error={isMissing}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          multiline
          minRows={3}
          fullWidth
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <PreviewActions onClose={onClose} />
    </form>
  );
}
