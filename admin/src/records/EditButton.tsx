import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';

type EditButtonProps = { resource: string; id: string; title: string };

/** Opens the form of a record, at an address of its own. */
export function EditButton({ resource, id, title }: EditButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      startIcon={<EditIcon />}
      onClick={() => navigate(`/${resource}/${id}`)}
      aria-label={`Edit ${title}`}
    >
      Edit
    </Button>
  );
}
