import { Box, Skeleton, Typography } from '@mui/material';

/** Takes up the editor's space until it is there. */
export function RichTextPlaceholder({ label }: { label: string }) {
  return (
    <Box className="wide">
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{label}</Typography>
      <Skeleton variant="rounded" height={252} />
    </Box>
  );
}
