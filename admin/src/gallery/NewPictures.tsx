import type { GalleryItem } from '@karibu/graph/contract';
import { Alert, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { countOf } from '../records/count-of.ts';

// It comes when it is asked for.
const PublishDialog = lazy(async () => ({
  default: (await import('./PublishDialog.tsx')).PublishDialog,
}));

const WORDS = { singular: 'new picture is', plural: 'new pictures are' };

type NewPicturesProps = {
  pictures: readonly GalleryItem[];
  onForget: (ids: readonly string[]) => void;
};

/** Asks what uploaded pictures show, and publishes them when that is confirmed. */
export function NewPictures({ pictures, onForget }: NewPicturesProps) {
  const [opened, setOpened] = useState<readonly GalleryItem[] | null>(null);
  if (pictures.length === 0 && !opened) return null;
  return (
    <>
      <Alert
        severity="info"
        role="status"
        onClose={() => onForget(pictures.map(({ id }) => id))}
        closeText="Leave them inactive"
        sx={{ my: 2 }}
      >
        {`${countOf(pictures.length, WORDS)} not public yet. `}
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpened(pictures)}>
          Describe and publish
        </Button>
      </Alert>
      {opened ? (
        <Suspense fallback={null}>
          <PublishDialog pictures={opened} onPublished={onForget} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
