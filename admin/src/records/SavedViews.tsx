import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { type SavedView, useLook } from './look.ts';
import { useListFilters } from './use-list-filters.ts';

/** The saved views of a list, and the field that saves one more. */
export function SavedViews({ resource }: { resource: string }) {
  const { sort, setSort } = useListContext();
  const { filterValues, changeFilters } = useListFilters();
  const { look, views, keepLook, saveView, dropView } = useLook(resource);
  const [name, setName] = useState('');

  function open(view: SavedView) {
    keepLook(view.look);
    changeFilters(() => view.filter);
    setSort(view.sort);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    saveView({ name: trimmed, look, filter: filterValues, sort: sort as SavedView['sort'] });
    setName('');
  }

  return (
    <Box component="form" onSubmit={save} sx={formStyle}>
      {views.map((view) => (
        <Chip
          key={view.name}
          label={view.name}
          onClick={() => open(view)}
          onDelete={() => dropView(view.name)}
        />
      ))}
      <TextField
        label="Save this view as"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ width: 220 }}
      />
      <Button type="submit" variant="outlined">
        Save View
      </Button>
      <Typography color="textSecondary" sx={{ width: '100%', fontSize: 14 }}>
        Views are yours alone and kept in this browser. Delete on the keyboard removes one.
      </Typography>
    </Box>
  );
}

const formStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };
