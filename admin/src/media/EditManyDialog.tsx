import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useDataProvider } from 'react-admin';
import { type Risk, useLeaving, useRisk } from '../layout/use-leaving.tsx';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { CardImage } from '../records/CardImage.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { type Edited, useEditMany } from './use-edit-many.ts';
import { nameOfUpload } from './words.ts';

type EditManyDialogProps = { ids: readonly string[]; onClose: () => void };

/** The alternative texts of chosen pictures, and tags for all of them. */
export function EditManyDialog({ ids, onClose }: EditManyDialogProps) {
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['uploads', 'many', ids],
    queryFn: async () => (await dataProvider.getMany<Upload>('uploads', { ids: [...ids] })).data,
    staleTime: 0,
    gcTime: 0,
    // What is typed is not replaced by what is read again.
    refetchOnWindowFocus: false,
  });
  const { leave, question, risk } = useLeaving(onClose);
  return (
    <WideDialog title="Edit alt texts and tags" onClose={leave}>
      {data ? (
        <EditManyForm uploads={data} onLeave={leave} onSaved={onClose} risk={risk} />
      ) : (
        <DialogContent dividers>
          {error ? (
            <LoadFailure what="The pictures" onRetry={refetch} />
          ) : (
            <LoadingBlock height={320} />
          )}
        </DialogContent>
      )}
      {question}
    </WideDialog>
  );
}

type EditManyFormProps = {
  uploads: readonly Upload[];
  onLeave: () => void;
  onSaved: () => void;
  /** Where the dialog asks what would be lost. */
  risk: Ref<Risk>;
};

function EditManyForm({ uploads, onLeave, onSaved, risk }: EditManyFormProps) {
  const { edited, describe, isSaving, ...many } = useEditMany(uploads, onSaved);
  useRisk(risk, { isSaving, hasChanges: many.hasChanges });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        many.save();
      }}
    >
      <DialogContent dividers>
        <Box sx={tagsStyle}>
          <TextField
            label="Add tags to all"
            value={many.added}
            onChange={(event) => many.setAdded(event.target.value)}
            helperText="Separated by commas."
          />
          <TextField
            label="Remove tags from all"
            value={many.removed}
            onChange={(event) => many.setRemoved(event.target.value)}
            helperText="Separated by commas."
          />
        </Box>
        {edited.map((each) => (
          <Row key={each.upload.id} edited={each} onChange={describe} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onLeave}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

type RowProps = { edited: Edited; onChange: (id: string, alt: string) => void };

function Row({ edited: { upload, alt, mistake, failure }, onChange }: RowProps) {
  const name = nameOfUpload(upload);
  return (
    <Box sx={rowStyle}>
      <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
        <CardImage address={upload.url} ratio="4 / 3" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontSize: 14, fontWeight: 650 }}>
          {name}
        </Typography>
        <TextField
          label="Alternative text"
          value={alt}
          onChange={(event) => onChange(upload.id, event.target.value)}
          error={mistake !== null}
          helperText={mistake ?? upload.tags.join(', ')}
          slotProps={{ htmlInput: { 'aria-label': `Alternative text: ${name}` } }}
        />
        {failure ? <Alert severity="error">{failure}</Alert> : null}
      </Box>
    </Box>
  );
}

const tagsStyle = {
  display: 'grid',
  gap: 2,
  mb: 2,
  pt: 0.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};

const rowStyle = {
  display: 'grid',
  gap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
  alignItems: 'start',
};
