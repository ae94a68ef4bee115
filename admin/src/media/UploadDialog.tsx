import { isDocument, variantUrl } from '@karibu/graph/contract';
import { Box, DialogContent, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoment } from '../layout/format-moment.ts';
import { WideDialog } from '../layout/WideDialog.tsx';
import { FramingButton } from '../pictures/FramingButton.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { DocumentPreview } from './DocumentPreview.tsx';
import { HistoryOfUpload } from './HistoryOfUpload.tsx';
import { UploadUses } from './UploadUses.tsx';
import { formatBytes, formatPixels, nameOfUpload } from './words.ts';

/** A picture with its details, and the records that show it. */
export function UploadDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  return (
    <WideDialog title="Picture details" onClose={onClose}>
      <DialogContent dividers sx={contentStyle}>
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          {isDocument(upload) ? (
            <DocumentPreview />
          ) : (
            <Box
              component="img"
              src={variantUrl(upload.url, 768)}
              alt=""
              sx={pictureStyle(upload)}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
            <FramingButton address={upload.url} />
            <HistoryOfUpload id={upload.id} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
          <Facts upload={upload} />
          <UploadUses upload={upload} onDeleted={onClose} />
        </Box>
      </DialogContent>
    </WideDialog>
  );
}

function Facts({ upload }: { upload: Upload }) {
  const facts = [
    { name: 'Name', value: nameOfUpload(upload) },
    ...(upload.fileName ? [{ name: 'File', value: upload.fileName }] : []),
    { name: 'Pixels', value: formatPixels(upload) },
    { name: 'Size', value: formatBytes(upload.bytes) },
    { name: 'Uploaded', value: formatMoment(upload.createdAt) },
    { name: 'Alt text', value: upload.alt || 'None yet' },
    ...(upload.caption ? [{ name: 'Caption', value: upload.caption }] : []),
    ...(upload.tags.length > 0 ? [{ name: 'Tags', value: upload.tags.join(', ') }] : []),
  ];
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name="Address">
        <Link
          href={upload.url}
          target="_blank"
          rel="noopener"
          sx={{ fontSize: 14, overflowWrap: 'anywhere' }}
        >
          {upload.url}
        </Link>
      </Fact>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Typography>
    </>
  );
}

/** It has its place before it is loaded, and is never shown larger than it is. */
function pictureStyle({ width, height }: Upload) {
  return {
    display: 'block',
    width: '100%',
    maxWidth: width,
    maxHeight: { xs: '45dvh', sm: '60dvh' },
    aspectRatio: `${width} / ${height}`,
    objectFit: 'contain',
    justifySelf: 'center',
    borderRadius: 2,
    bgcolor: 'background.sunken',
  } as const;
}

const contentStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
};
