import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import { type Ref, useState } from 'react';
import { type Risk, useRisk } from '../layout/use-leaving.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { AltInput } from './AltInput.tsx';
import { CropButton } from './CropButton.tsx';
import { CropPreviews } from './CropPreviews.tsx';
import { type Crop, CroppedNotice } from './CroppedNotice.tsx';
import { FocusInput } from './FocusInput.tsx';
import { InnerForm } from './InnerForm.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { findMistakes, TextsInputs } from './TextsInputs.tsx';
import { useFraming } from './use-framing.ts';

type FramingFormProps = {
  upload: Upload;
  onLeave: () => void;
  onSaved: () => void;
  /** Where the dialog asks what would be lost. */
  risk: Ref<Risk>;
  onCropped: (cropped: Upload) => void;
};

/** The picture with its focal point, what is left of it in the crops of the site, and its texts. */
export function FramingForm({ upload: opened, ...props }: FramingFormProps) {
  const { onLeave, onSaved, risk, onCropped } = props;
  const framing = useFraming(opened, onSaved);
  const { base: upload, alt, focus, change, isSaving, failure, theirs } = framing;
  useRisk(risk, framing);
  const mistakes = findMistakes(framing);
  const [crop, setCrop] = useState<Crop | null>(null);
  const show = (shown: Upload, made: Crop | null) => {
    framing.adopt(shown);
    setCrop(made);
    onCropped(shown);
  };
  return (
    <InnerForm
      onSubmit={framing.save}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogContent dividers sx={contentStyle}>
        <FocusInput
          upload={upload}
          alt={alt}
          value={focus}
          onChange={(moved) => change({ focus: moved })}
        />
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <CropPreviews address={upload.url} focus={focus} />
          <AltInput value={alt} wrong={mistakes.alt} onChange={(text) => change({ alt: text })} />
          <TextsInputs texts={framing} mistakes={mistakes} onChange={change} />
        </Box>
      </DialogContent>
      {theirs || failure || crop ? (
        <Box sx={{ px: 3, pt: 2 }}>
          {theirs ? <StaleAlert {...framing} theirs={theirs} /> : null}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
          {crop ? <CroppedNotice {...crop} onUndone={(undone) => show(undone, null)} /> : null}
        </Box>
      ) : null}
      <DialogActions sx={{ px: 3, py: 2 }}>
        <CropButton
          upload={upload}
          isDisabled={isSaving || theirs !== null}
          onCropped={(after) => show(after, { before: upload, after })}
        />
        <Button onClick={onLeave}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isSaving || Object.keys(mistakes).length > 0 || theirs !== null}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </InnerForm>
  );
}

const contentStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 4fr)' },
};
