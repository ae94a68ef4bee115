import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { fieldsOf } from '../providers/fields-of.ts';
import { sortFields } from './table-columns.ts';

const MOMENTS = [
  ['updatedAt', 'Last changed'],
  ['createdAt', 'Added'],
] as const;

/** The order of a list. */
export function SortSelect({ resource }: { resource: string }) {
  const { sort, setSort } = useListContext();
  const fields = sortFields(fieldsOf(resource)).map(([name, { label }]) => [name, label] as const);
  const orders = [...MOMENTS, ...fields].flatMap(([field, label]) => [
    { value: `${field} ASC`, label: `${label}, ascending` },
    { value: `${field} DESC`, label: `${label}, descending` },
  ]);
  return (
    <TextField
      select
      label="Sort by"
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = 'createdAt', order] = target.value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      sx={{ minWidth: 220 }}
    >
      {orders.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
