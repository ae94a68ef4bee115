import { Box } from '@mui/material';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string };

/** A QR code, dark on white in every scheme of colours, as cameras expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 'min(100%, 13rem)', justifySelf: 'center', borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={dots.join('')} fill="#000" />
    </Box>
  );
}
