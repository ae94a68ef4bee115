import { MenuItem, TextField } from '@mui/material';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { useCategories } from './use-categories.ts';

/** One of the categories that the back office knows, kept by its slug. */
export function CategoryInput(props: ControlProps) {
  const { field, textField } = useControl({ ...props, help: '' });
  const categories = useCategories();
  const current = String(field.value ?? '');
  const isKnown = categories?.some(({ slug }) => slug === current);
  return (
    <TextField
      {...textField}
      select
      value={current}
      onChange={field.onChange}
      helperText={
        textField.helperText || (categories?.length === 0 ? 'Make a package category first.' : '')
      }
    >
      {current && !isKnown ? <MenuItem value={current}>{current}</MenuItem> : null}
      {categories?.map(({ slug, name, isActive }) => (
        <MenuItem key={slug} value={slug}>
          {isActive ? name : `${name} (inactive)`}
        </MenuItem>
      ))}
    </TextField>
  );
}
