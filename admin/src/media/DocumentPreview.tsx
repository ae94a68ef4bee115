import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';

/** Stands where the picture of an upload would be, for one that is a document. */
export function DocumentPreview() {
  return (
    <Box sx={placeStyle}>
      <DocumentIcon sx={{ fontSize: 56 }} color="action" />
    </Box>
  );
}

const placeStyle = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  bgcolor: 'background.sunken',
};
