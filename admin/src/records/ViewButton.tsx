import { pick } from '@karibu/graph/contract';
import ViewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useOpenPreview } from '../preview/use-open-preview.ts';
import { addressOf, isHidden, titleOf } from '../providers/known-resource.ts';

type ViewButtonProps = { resource: string; record: RaRecord };

/** Opens a record's page in a new tab; a preview of it where visitors do not see the record. */
export function ViewButton({ resource, record }: ViewButtonProps) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const openPreview = useOpenPreview(resource);

  async function readRecord() {
    const [{ fieldsOf }, { data }] = await Promise.all([
      import('../providers/fields-of.ts'),
      dataProvider.getOne(resource, { id: record.id }),
    ]);
    return pick(data, ['id', ...Object.keys(fieldsOf(resource))]);
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
      href={addressOf(resource, record.slug) ?? ''}
      target="_blank"
      rel="noopener"
      startIcon={<ViewIcon />}
      aria-label={`View ${titleOf(resource, record)}`}
      disabled={isPending}
      {...(isHidden(resource, record) && { onClick: preview })}
    >
      View
    </Button>
  );
}
