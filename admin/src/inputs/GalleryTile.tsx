import EditIcon from '@mui/icons-material/EditOutlined';
import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Handle } from '../sorting/SortableItem.tsx';
import { GalleryEntry } from './GalleryEntry.tsx';
import { ImagePreview } from './ImagePreview.tsx';

type GalleryTileProps = {
  source: string;
  name: string;
  number: number;
  /** What moves the entry and takes it away. */
  controls: ReactNode;
  handle: Handle;
};

/** A picture or video of a gallery as a thumbnail, which opens for editing. A blank one is open. */
export function GalleryTile({ source, name, number, controls, handle }: GalleryTileProps) {
  const { field: type } = useController({ name: `${source}.type` });
  const { field: url, fieldState } = useController({ name: `${source}.url` });
  const [isOpen, setOpen] = useState(!url.value);
  const edit = useRef<HTMLButtonElement>(null);
  // A mistake is shown where it can be mended.
  if (fieldState.invalid && !isOpen) setOpen(true);
  const close = () => {
    setOpen(false);
    // The button that was pressed is gone then.
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (isOpen) {
    return (
      <Box role="group" aria-label={name} data-is-open sx={openStyle}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography sx={{ flex: 1, fontWeight: 600 }}>{number}</Typography>
          {controls}
        </Box>
        <GalleryEntry source={source} name={name} />
        {url.value && !fieldState.invalid ? (
          <Button onClick={close} aria-label={`Done with ${name}`} sx={{ mt: 1 }}>
            Done
          </Button>
        ) : null}
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={name} sx={tileStyle}>
      <Box {...handle} sx={pictureStyle}>
        {type.value === 'video' ? (
          <VideoThumbnail address={url.value} />
        ) : (
          <ImagePreview address={url.value} label={name} />
        )}
      </Box>
      <Box aria-hidden="true" sx={numberStyle}>
        {number}
      </Box>
      <IconButton
        ref={edit}
        aria-label={`Edit ${name}`}
        onClick={() => setOpen(true)}
        sx={editStyle}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'flex', justifyContent: 'center', py: 0.25 }}>{controls}</Box>
    </Box>
  );
}

function VideoThumbnail({ address }: { address: string }) {
  return (
    <Box sx={videoStyle}>
      <VideoIcon />
      <Typography noWrap sx={{ maxWidth: '100%', fontSize: 13 }}>
        {address.replace(/^https?:\/\/(www\.)?/, '')}
      </Typography>
    </Box>
  );
}

const frameStyle = { border: 1, borderColor: 'divider', borderRadius: 2 };
const openStyle = { ...frameStyle, p: 2, pt: 1, bgcolor: 'background.default' };
const tileStyle = {
  ...frameStyle,
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'background.default',
};

/** The tile frames it. */
const pictureStyle = { '& > *': { border: 0, borderRadius: 0 } };

const numberStyle = {
  ...{ position: 'absolute', top: 8, left: 8, minWidth: 26, px: 0.75, borderRadius: 5 },
  ...{ bgcolor: 'background.paper', boxShadow: 1, fontSize: 13, fontWeight: 650 },
  ...{ lineHeight: '26px', textAlign: 'center', pointerEvents: 'none' },
};

const editStyle = {
  ...{ position: 'absolute', top: 6, right: 6, boxShadow: 1, bgcolor: 'background.paper' },
  '&:hover': { bgcolor: 'background.paper' },
};

const videoStyle = {
  ...{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 0.5 },
  ...{ aspectRatio: '16 / 10', px: 1, bgcolor: 'background.sunken', color: 'text.secondary' },
};
