import SystemIcon from '@mui/icons-material/BrightnessAuto';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';

const CHOICES = [
  { mode: 'system', label: 'System', icon: SystemIcon },
  { mode: 'light', label: 'Light', icon: LightIcon },
  { mode: 'dark', label: 'Dark', icon: DarkIcon },
] as const;

/** Whether the back office is light, dark, or what the system wishes; this browser keeps the choice. */
export function ColourChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { label, icon: Icon } = CHOICES.find((choice) => choice.mode === mode) ?? CHOICES[0];
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`Colours: ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        color="inherit"
        sx={{ width: 40, height: 40, border: 1, borderColor: 'deep.border', borderRadius: 1 }}
      >
        <Icon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Colours' } }}
      >
        {CHOICES.map((choice) => (
          <MenuItem
            key={choice.mode}
            role="menuitemradio"
            aria-checked={choice.mode === mode}
            selected={choice.mode === mode}
            onClick={() => {
              setMode(choice.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <choice.icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
