import type { GalleryItem } from '@karibu/graph/contract';
import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useLeaving, useRisk } from '../layout/use-leaving.tsx';
import { WideDialog } from '../layout/WideDialog.tsx';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import { NewPictureFields } from './NewPictureFields.tsx';
import { usePublishPictures } from './use-publish-pictures.ts';

type PublishDialogProps = {
  pictures: readonly GalleryItem[];
  onPublished: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** What new pictures are called and show, asked in one go; confirming makes them public. */
export function PublishDialog({ pictures, onPublished, onClose }: PublishDialogProps) {
  const publishing = usePublishPictures(pictures, onPublished, onClose);
  const { drafts, isSaving, change, save } = publishing;
  const { leave, question, risk } = useLeaving(onClose);
  useRisk(risk, publishing);
  const count = countOf(drafts.length, knownResource('uploads').words);
  return (
    <WideDialog title="Describe and publish" onClose={leave}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(true);
        }}
      >
        <DialogContent dividers>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Alternative texts say what a picture shows, for people who cannot see it and for search
            engines.
          </Typography>
          {drafts.map((draft, index) => (
            <NewPictureFields
              key={draft.picture.id}
              draft={draft}
              number={index + 1}
              onChange={(values) => change(draft.picture.id, values)}
            />
          ))}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap' }}>
          <Button onClick={() => save(false)} disabled={isSaving}>
            Save, publish later
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : `Publish ${count}`}
          </Button>
        </DialogActions>
      </form>
      {question}
    </WideDialog>
  );
}
