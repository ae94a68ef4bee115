import SystemIcon from '@mui/icons-material/BrightnessAuto';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { FormControlLabel, IconButton, Popover, Radio, RadioGroup } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';

const CHOICES = [
  { mode: 'system', label: 'System', icon: SystemIcon },
  { mode: 'light', label: 'Light', icon: LightIcon },
  { mode: 'dark', label: 'Dark', icon: DarkIcon },
] as const;

/** Light, dark, or as the system is set; this browser remembers the choice. */
export function ColourChoice() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { label, icon: Icon } = CHOICES.find((choice) => choice.mode === mode) ?? CHOICES[0];
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`Colours: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        color="inherit"
        sx={{ width: 44, height: 40, border: 1, borderColor: 'deep.border', borderRadius: 1 }}
      >
        <Icon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Colours', sx: { py: 1, mt: -1 } } }}
      >
        <RadioGroup
          aria-label="Colours"
          value={label}
          onChange={(_event, chosen) =>
            setMode(CHOICES.find((choice) => choice.label === chosen)?.mode ?? null)
          }
        >
          {CHOICES.map((choice) => (
            <FormControlLabel
              key={choice.label}
              value={choice.label}
              label={choice.label}
              control={<Radio autoFocus={choice.label === label} />}
              sx={{ m: 0, pl: 1, pr: 3 }}
            />
          ))}
        </RadioGroup>
      </Popover>
    </>
  );
}
