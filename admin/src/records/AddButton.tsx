import { titleCase } from '@karibu/graph/contract';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { knownResource } from '../providers/known-resource.ts';

/** Opens the form for a new record, at an address of its own. */
export function AddButton({ resource }: { resource: string }) {
  const navigate = useNavigate();
  const { create, words } = knownResource(resource);
  if (!create) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => navigate(`/${resource}/create`)}
    >
      {`Add ${titleCase(words.singular)}`}
    </Button>
  );
}
