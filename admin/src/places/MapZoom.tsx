import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import AllIcon from '@mui/icons-material/ZoomOutMap';
import { Box, IconButton } from '@mui/material';

type MapZoomProps = { onZoom: (times: number) => void; onShowAll: () => void };

export const ZOOM_STEP = 2;
/** The room that the buttons take in the upper right corner, in pixels. */
export const ZOOM_SIZE = { width: 60, height: 156 };

/** What zooms the map by mouse and touch. */
export function MapZoom({ onZoom, onShowAll }: MapZoomProps) {
  return (
    <Box sx={zoomStyle}>
      <IconButton aria-label="Zoom in" onClick={() => onZoom(ZOOM_STEP)}>
        <AddIcon />
      </IconButton>
      <IconButton aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM_STEP)}>
        <RemoveIcon />
      </IconButton>
      <IconButton aria-label="Show all places" onClick={onShowAll}>
        <AllIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const zoomStyle = {
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'grid',
  gap: 0.5,
  '& button': {
    width: 44,
    height: 44,
    border: 1,
    borderColor: 'outline',
    bgcolor: 'background.raised',
    color: 'text.primary',
    '&:hover': { bgcolor: 'background.sunken' },
  },
};
