import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';
import { useRefreshPictures } from './use-refresh-pictures.ts';

export type Crop = { before: Upload; after: Upload };

type CroppedNoticeProps = Crop & { onUndone: (upload: Upload) => void };

/**
 * Says that a picture was cropped, with the way back. It stands in the dialog: a toast below one
 * is out of reach for the keyboard.
 */
export function CroppedNotice({ before, after, onUndone }: CroppedNoticeProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const refreshPictures = useRefreshPictures();
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const now = await dataProvider.findUpload(after.url);
      if (now?.version !== after.version) throw new Error('it was changed since');
      await dataProvider.restore('uploads', before.id, before.version);
      const undone = await dataProvider.findUpload(after.url);
      return undone ?? before;
    },
    onSuccess(undone) {
      refreshPictures();
      onUndone(undone);
    },
  });
  return (
    <Alert
      severity={error ? 'error' : 'success'}
      action={
        <Button color="inherit" size="small" onClick={() => mutate()} disabled={isPending}>
          {isPending ? 'Undoing…' : 'Undo'}
        </Button>
      }
    >
      {error
        ? `The crop could not be undone: ${error.message}`
        : 'The picture is cropped wherever it is shown.'}
    </Alert>
  );
}
