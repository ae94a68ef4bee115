import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { addressOf } from '../providers/known-resource.ts';
import { type ControlProps, useControl } from './control.ts';
import { previewSlug } from './slug-preview.ts';

/**
 * The last part of a page's address. Until someone types into it, it shows the slug that the API
 * will make of the title, and is sent empty. The API numbers only slugs that it made itself.
 */
export function SlugInput(props: ControlProps) {
  const { field: definition, source } = props;
  const resource = useResourceContext() ?? '';
  const [isTyping, setTyping] = useState(false);
  const stored = String(useFormState().defaultValues?.[source] ?? '');
  const title = String(useWatch({ name: definition.from ?? '' }) ?? '');
  const followed = stored || previewSlug(title);
  const typed = String(useWatch({ name: source }) ?? '');
  const shown = typed || (isTyping ? '' : followed);
  const address = shown && `Address: ${pathOf(resource, shown)}`;
  const moved = stored && typed && typed !== stored ? '. The old address will lead there.' : '';
  const help = address ? `${address}${moved}` : definition.help;
  const { field, textField } = useControl({ ...props, help });
  return (
    <TextField
      {...textField}
      value={shown}
      onChange={(event) => {
        setTyping(true);
        field.onChange(event);
      }}
      onBlur={() => {
        setTyping(false);
        textField.onBlur();
      }}
      slotProps={{
        htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
        inputLabel: { shrink: true },
        input: {
          startAdornment: <InputAdornment position="start">{pathOf(resource, '')}</InputAdornment>,
        },
      }}
    />
  );
}

/** The public address of a record of a resource, by its slug. */
function pathOf(resource: string, slug: string): string {
  return addressOf(resource, slug) ?? `/${resource}/${slug}`;
}
