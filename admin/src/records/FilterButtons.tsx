import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { pillButtons } from '../layout/pill-buttons.ts';

type FilterOption = { value: string; label: string };

type FilterButtonsProps = {
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few ways to narrow a list; one is always chosen. */
export function FilterButtons({ label, options, value, onChange }: FilterButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_event, chosen: string | null) => chosen !== null && onChange(chosen)}
      aria-label={label}
      sx={[pillButtons, { '& .MuiToggleButton-root.MuiToggleButton-root': { px: 1.75 } }]}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
