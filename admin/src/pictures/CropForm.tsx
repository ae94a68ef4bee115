import { MIN_CROP_SIDE, type Size, turnedSize, WHOLE } from '@karibu/graph/contract';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  Typography,
} from '@mui/material';
import { type Ref, useState } from 'react';
import { type Risk, useRisk } from '../layout/use-leaving.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { CropFrame } from './CropFrame.tsx';
import { CropTools, type RatioName } from './CropTools.tsx';
import { type Area, fitRatio, isTooSmall, RATIOS, resultSize, turnRecipe } from './crop-area.ts';
import { InnerForm } from './InnerForm.tsx';
import { useCrop } from './use-crop.ts';

type CropFormProps = {
  upload: Upload;
  original: Size & { url: string };
  onLeave: () => void;
  onSaved: (cropped: Upload) => void;
  /** Where the dialog asks what would be lost. */
  risk: Ref<Risk>;
};

/** The whole picture with the area that stays, the ways to change it, and what it gives. */
export function CropForm({ upload, original, onLeave, onSaved, risk }: CropFormProps) {
  const { recipe, setRecipe, failure, isSaving, hasChanges, save } = useCrop(upload, onSaved);
  const [ratio, setRatio] = useState<RatioName>('Free');
  useRisk(risk, { isSaving, hasChanges });
  const size = turnedSize(original, recipe.turn);
  const tooSmall = isTooSmall(recipe, original);
  const take = (area: Area) => setRecipe({ turn: recipe.turn, ...area });
  return (
    <InnerForm
      onSubmit={() => {
        if (hasChanges && !tooSmall && !isSaving) save();
      }}
    >
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <CropTools
          recipe={recipe}
          ratio={ratio}
          isDisabled={isSaving}
          onRatio={(name) => {
            setRatio(name);
            take(fitRatio(recipe, { size, ratio: ratioOf(name, size) }));
          }}
          onTurn={(isClockwise) => {
            const turned = turnRecipe(recipe, isClockwise);
            const there = turnedSize(original, turned.turn);
            const bounds = { size: there, ratio: ratioOf(ratio, there) };
            setRecipe({ turn: turned.turn, ...fitRatio(turned, bounds) });
          }}
          onReset={() => {
            setRatio('Free');
            setRecipe(WHOLE);
          }}
        />
        <CropFrame
          address={original.url}
          original={original}
          recipe={recipe}
          ratio={ratioOf(ratio, size)}
          isDisabled={isSaving}
          onChange={take}
        />
        <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {describe(recipe, resultSize(recipe, original))}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          Drag the area or its corners. The arrow keys move it by 1 %, with Shift they resize it.
          Every page that shows the picture shows the crop; the original is kept.
        </Typography>
        {tooSmall ? (
          <Alert severity="warning">
            A crop is at least {MIN_CROP_SIDE} pixels wide and high. Make the area larger.
          </Alert>
        ) : null}
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {isSaving ? <LinearProgress aria-label="Making the crop" /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onLeave} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving || tooSmall || !hasChanges}>
          {isSaving ? 'Saving…' : 'Save crop'}
        </Button>
      </DialogActions>
    </InnerForm>
  );
}

function ratioOf(name: RatioName, size: Size): number | null {
  return RATIOS.find((each) => each.name === name)?.of(size) ?? null;
}

/** The result as people read it, and where the area is. */
function describe({ turn, x, y }: Area & { turn: number }, { width, height }: Size): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const place = `${percent(x)} from the left and ${percent(y)} from the top`;
  return `Result: ${width} × ${height} pixels, ${place}${turn ? `, turned by ${turn}°` : ''}`;
}
