/** The look of toggle buttons that stand side by side as pills. */
export const pillButtons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    minHeight: 40,
    py: 0,
    borderRadius: 5,
    border: '1px solid',
    borderColor: 'divider',
    ml: 0,
    bgcolor: 'background.field',
    color: 'text.primary',
    textTransform: 'none',
    '&.Mui-selected': {
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
      color: 'primary.contrastText',
    },
  },
};
