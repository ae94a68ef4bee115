import { titleCase } from '@karibu/graph/contract';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { knownResource } from '../providers/known-resource.ts';

/**
 * Opens the form for a new record, at an address of its own. Where the form stands above its list,
 * the same button closes it, so that the focus finds it again.
 */
export function AddButton({ resource, isOpen = false }: { resource: string; isOpen?: boolean }) {
  const navigate = useNavigate();
  const { create, words } = knownResource(resource);
  if (!create) return null;
  return (
    <Button
      variant={isOpen ? 'outlined' : 'contained'}
      startIcon={isOpen ? null : <AddIcon />}
      onClick={() => navigate(isOpen ? `/${resource}` : `/${resource}/create`)}
    >
      {isOpen ? 'Close Form' : `Add ${titleCase(words.singular)}`}
    </Button>
  );
}
