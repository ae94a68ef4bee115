import { IconButton } from '@mui/material';
import type { ComponentType } from 'react';

type ToolButtonProps = { label: string; icon: ComponentType; isOn?: boolean; onPress: () => void };

/** A button of the editor's toolbar; `isOn` says whether it applies to the text at the cursor. */
export function ToolButton({ label, icon: Icon, isOn, onPress }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={onPress}
      sx={{
        borderRadius: 1.5,
        ...(isOn && {
          bgcolor: 'primary.main',
          color: '#fff',
          '&:hover': { bgcolor: 'primary.light' },
        }),
      }}
    >
      <Icon />
    </IconButton>
  );
}
