import { isDocument } from '@karibu/graph/contract';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { formatMoment } from '../layout/format-moment.ts';
import type { Upload } from '../providers/media-calls.ts';
import { CardImage } from '../records/CardImage.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { formatBytes, formatPixels } from './words.ts';

/** A picture of the grid: what it looks like, its size and date. Pressed, it opens its details. */
export function UploadCard({ upload, onOpen }: { upload: Upload; onOpen: () => void }) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea onClick={onOpen} aria-haspopup="dialog" sx={{ height: '100%' }}>
        {isDocument(upload) ? (
          <DocumentPreview />
        ) : (
          <CardImage address={upload.url} ratio="4 / 3" />
        )}
        <Box sx={{ px: 1.5, py: 1.25 }}>
          <Typography sx={{ fontSize: 14, fontWeight: 650 }}>{formatPixels(upload)}</Typography>
          <Typography color="textSecondary" sx={{ fontSize: 13 }}>
            {formatBytes(upload.bytes)}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: 13 }}>
            {formatMoment(upload.updatedAt, 'medium')}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
