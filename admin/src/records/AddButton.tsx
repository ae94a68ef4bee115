import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';

/** Opens the form for a new record, at an address of its own. */
export function AddButton({ resource, label }: { resource: string; label: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => navigate(`/${resource}/create`)}
    >
      {label}
    </Button>
  );
}
