import { Chip } from '@mui/material';

/** Whether a record is active, in words and not by colour alone. */
export function StatusChip({ isActive }: { isActive: boolean }) {
  return (
    <Chip
      size="small"
      label={isActive ? 'Active' : 'Inactive'}
      color={isActive ? 'success' : 'default'}
      sx={{ fontWeight: 600 }}
    />
  );
}
