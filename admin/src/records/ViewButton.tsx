import ViewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useOpenPreview } from '../preview/use-open-preview.ts';

type ViewButtonProps = {
  resource: string;
  id: string;
  title: string;
  /** The address of the public page. */
  path: string;
  /** Whether visitors do not see it: then there is a preview to see. */
  isHidden: boolean;
};

/** Opens a record's page in a tab of its own. */
export function ViewButton({ resource, id, title, path, isHidden }: ViewButtonProps) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const openPreview = useOpenPreview(resource);

  async function readRecord() {
    const [{ fieldsOf }, { data }] = await Promise.all([
      import('../providers/fields-of.ts'),
      dataProvider.getOne(resource, { id }),
    ]);
    const names = ['id', ...Object.keys(fieldsOf(resource))];
    return Object.fromEntries(names.map((name) => [name, data[name]]));
  }

  async function preview(event: MouseEvent) {
    event.preventDefault();
    setPending(true);
    await openPreview(readRecord);
    setPending(false);
  }

  return (
    <Button
      size="small"
      href={path}
      target="_blank"
      rel="noopener"
      startIcon={<ViewIcon />}
      aria-label={`View ${title}`}
      disabled={isPending}
      {...(isHidden && { onClick: preview })}
    >
      View
    </Button>
  );
}
