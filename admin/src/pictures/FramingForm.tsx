import { uploadInputFields } from '@karibu/graph/contract';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect } from 'react';
import { SaveKey } from '../forms/SaveKey.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { AltInput } from './AltInput.tsx';
import { CropPreviews } from './CropPreviews.tsx';
import { FocusInput } from './FocusInput.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { useFraming } from './use-framing.ts';

/** During a save it is not known whether the changes would be lost. */
export type Risk = 'none' | 'changes' | 'unknown';

type FramingFormProps = {
  upload: Upload;
  onLeave: () => void;
  onSaved: () => void;
  /** Is told what would be lost now. */
  onRisk: (risk: Risk) => void;
};

/** The picture with its focal point, what is left of it in the crops of the site, and its text. */
export function FramingForm({ upload, onLeave, onSaved, onRisk }: FramingFormProps) {
  const framing = useFraming(upload, onSaved);
  const { alt, focus, change, isSaving, failure, theirs, hasChanges } = framing;
  const wrong = uploadInputFields.alt.schema.safeParse(alt).error?.issues[0]?.message;
  const risk = isSaving ? 'unknown' : hasChanges ? 'changes' : 'none';
  useEffect(() => onRisk(risk), [risk, onRisk]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the record lies around this one, though not in the page.
        event.stopPropagation();
        framing.save();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <SaveKey />
      <DialogContent dividers sx={contentStyle}>
        <FocusInput
          upload={upload}
          alt={alt}
          value={focus}
          onChange={(moved) => change({ focus: moved })}
        />
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <CropPreviews address={upload.url} focus={focus} />
          <AltInput value={alt} wrong={wrong} onChange={(text) => change({ alt: text })} />
        </Box>
      </DialogContent>
      {theirs || failure ? (
        <Box sx={{ px: 3, pt: 2 }}>
          {theirs ? <StaleAlert {...framing} theirs={theirs} /> : null}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Box>
      ) : null}
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onLeave}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isSaving || wrong !== undefined || theirs !== null}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </Box>
  );
}

const contentStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 4fr)' },
};
