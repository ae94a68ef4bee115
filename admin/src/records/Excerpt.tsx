import { htmlToText } from '@karibu/graph/contract';
import { Typography } from '@mui/material';

/** The first lines of a rich text, without its marks. */
export function Excerpt({ html, lines = 3 }: { html: string; lines?: number }) {
  return <Typography sx={{ ...style, WebkitLineClamp: lines }}>{htmlToText(html)}</Typography>;
}

const style = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: 15,
  lineHeight: 1.5,
};
