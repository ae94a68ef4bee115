import { ToggleButton, ToggleButtonGroup } from '@mui/material';

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
      sx={groupStyle}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    minHeight: 40,
    px: 1.75,
    py: 0,
    borderRadius: 5,
    border: '1px solid',
    borderColor: 'divider',
    ml: 0,
    bgcolor: '#fff',
    color: 'text.primary',
    textTransform: 'none',
    '&.Mui-selected': { bgcolor: 'primary.main', borderColor: 'primary.main', color: '#fff' },
  },
};
