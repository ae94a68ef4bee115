import { IconButton } from '@mui/material';
import type { ComponentType } from 'react';

type ToolButtonProps = {
  label: string;
  icon: ComponentType;
  isOn?: boolean;
  /** Whether it opens a menu. */
  hasMenu?: boolean;
  onPress: () => void;
};

/** A button of the editor's toolbar; `isOn` says whether it applies to the text at the cursor. */
export function ToolButton({ label, icon: Icon, isOn, hasMenu, onPress }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      {...(hasMenu ? { 'aria-haspopup': 'menu' as const } : pressed(isOn))}
      onClick={onPress}
      sx={{
        width: 36,
        height: 36,
        borderRadius: 1.5,
        ...(isOn && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.light' },
        }),
      }}
    >
      <Icon />
    </IconButton>
  );
}

function pressed(isOn: boolean | undefined) {
  return isOn === undefined ? {} : { 'aria-pressed': isOn };
}
