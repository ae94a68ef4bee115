import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { titleOf } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';

type EditButtonProps = { resource: string; record: RaRecord };

/** Opens the form of a record, at an address of its own. */
export function EditButton({ resource, record }: EditButtonProps) {
  const navigate = useNavigate();
  if (!useMay().change(resource, record)) return null;
  return (
    <Button
      size="small"
      startIcon={<EditIcon />}
      onClick={() => navigate(`/${resource}/${record.id}`)}
      aria-label={`Edit ${titleOf(resource, record)}`}
    >
      Edit
    </Button>
  );
}
