import { isSameRecipe, type Recipe, WHOLE } from '@karibu/graph/contract';
import TurnLeftIcon from '@mui/icons-material/RotateLeft';
import TurnRightIcon from '@mui/icons-material/RotateRight';
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { RATIOS } from './crop-area.ts';

export type RatioName = (typeof RATIOS)[number]['name'];

type CropToolsProps = {
  recipe: Recipe;
  ratio: RatioName;
  isDisabled: boolean;
  onRatio: (name: RatioName) => void;
  onTurn: (isClockwise: boolean) => void;
  onReset: () => void;
};

/** The ratio of the area, quarter turns, and the way back to the whole picture. */
export function CropTools({ recipe, ratio, isDisabled, ...on }: CropToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={ratio}
        disabled={isDisabled}
        onChange={(_, name: RatioName | null) => name && on.onRatio(name)}
        aria-label="Ratio of the sides"
        sx={{ flexWrap: 'wrap' }}
      >
        {RATIOS.map(({ name }) => (
          <ToggleButton key={name} value={name} sx={{ px: 1.25, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<TurnLeftIcon />} disabled={isDisabled} onClick={() => on.onTurn(false)}>
          Turn left
        </Button>
        <Button startIcon={<TurnRightIcon />} disabled={isDisabled} onClick={() => on.onTurn(true)}>
          Turn right
        </Button>
        <Button
          color="inherit"
          disabled={isDisabled || isSameRecipe(recipe, WHOLE)}
          onClick={on.onReset}
        >
          Back to the original
        </Button>
      </Box>
    </Box>
  );
}
