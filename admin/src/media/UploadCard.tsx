import { isDocument } from '@karibu/graph/contract';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { Upload } from '../providers/media-calls.ts';
import { CardImage } from '../records/CardImage.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { formatBytes, formatPixels, nameOfUpload } from './words.ts';

type UploadCardProps = {
  upload: Upload;
  onPress: () => void;
  /** Whether it is chosen, where pictures are chosen; else a press opens its details. */
  isChosen?: boolean;
};

/** A picture of the grid: what it looks like, its name and size. */
export function UploadCard({ upload, onPress, isChosen }: UploadCardProps) {
  const press =
    isChosen === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': isChosen };
  const size = `${formatPixels(upload)} · ${formatBytes(upload.bytes)}`;
  return (
    <Card sx={{ height: '100%', position: 'relative', ...(isChosen && chosenStyle) }}>
      <CardActionArea onClick={onPress} {...press} sx={areaStyle}>
        {isDocument(upload) ? (
          <DocumentPreview />
        ) : (
          <CardImage address={upload.url} ratio="4 / 3" />
        )}
        <Box sx={{ px: 1.5, py: 1.25, minWidth: 0 }}>
          <Typography sx={{ fontSize: 14, fontWeight: 650, overflowWrap: 'anywhere' }}>
            {nameOfUpload(upload)}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: 13 }}>
            {size}
          </Typography>
          {upload.alt === '' && !isDocument(upload) ? (
            <Typography color="warning" sx={{ fontSize: 13, fontWeight: 600 }}>
              No alt text
            </Typography>
          ) : null}
        </Box>
      </CardActionArea>
      {isChosen ? <CheckIcon color="primary" sx={checkStyle} /> : null}
    </Card>
  );
}

/** What is shorter than its neighbours begins at the top as they do. */
const areaStyle = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  ...{ justifyContent: 'flex-start', height: '100%' },
} as const;

const chosenStyle = { outline: '3px solid', outlineColor: 'primary.main' };
const checkStyle = {
  ...{ position: 'absolute', top: 8, right: 8, borderRadius: 5, pointerEvents: 'none' },
  bgcolor: 'background.paper',
};
