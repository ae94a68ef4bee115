import { drawOutline, type MapView, type Region, regionTouching } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import type { listMarks } from './map-marks.ts';

type MapGroundProps = { view: MapView; landmarks: ReturnType<typeof listMarks>['landmarks'] };

/** Sea, land and lakes where their shapes are known, and elsewhere plain paper. */
export function MapGround({ view, landmarks }: MapGroundProps) {
  const { width, height } = view.size;
  const region = regionTouching(view.bounds);
  return (
    <Box component="svg" aria-hidden width={width} height={height} sx={groundStyle}>
      <rect className="paper" width={width} height={height} />
      {region ? (
        <Shapes region={region} view={view} />
      ) : (
        <text x={16} y={height - 16}>
          No coast or lake is drawn in this part of the earth.
        </text>
      )}
      {landmarks.map(({ text, kind, at, anchor, x, y }) => (
        <g key={`${text} ${at.x}`}>
          {kind === 'peak' ? <path className="peak" d={`M${at.x} ${at.y - 6}l6 10h-12Z`} /> : null}
          <text x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </Box>
  );
}

/** Nothing is drawn beyond the bounds of a region, where its sea would be a guess. */
function Shapes({ region, view }: { region: Region; view: MapView }) {
  const id = useId();
  const { south, north, west, east } = region.bounds;
  const from = view.project({ latitude: north, longitude: west });
  const to = view.project({ latitude: south, longitude: east });
  const frame = { ...from, width: to.x - from.x, height: to.y - from.y };
  const draw = (outlines: number[][]) => outlines.map((each) => drawOutline(each, view)).join('');
  return (
    <>
      <clipPath id={id}>
        <rect {...frame} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="water" {...frame} />
        <path className="land" d={draw(region.land)} />
        <path className="water" d={draw(region.lakes)} />
      </g>
    </>
  );
}

const groundStyle = (theme: Theme) =>
  ({
    position: 'absolute',
    inset: 0,
    '--paper': '#f7f1e7',
    '--land': '#f3ebdd',
    '--shore': '#c9b894',
    '--water': '#cfe0e3',
    '--bank': '#9dbdc4',
    ...theme.applyStyles('dark', {
      '--paper': '#2c2720',
      '--land': '#35302a',
      '--shore': '#5d5548',
      '--water': '#142a38',
      '--bank': '#335266',
    }),
    '& .paper': { fill: 'var(--paper)' },
    '& .land': { fill: 'var(--land)', stroke: 'var(--shore)' },
    '& .water': { fill: 'var(--water)', stroke: 'var(--bank)' },
    '& .peak': { fill: theme.vars?.palette.secondary.main },
    '& text': {
      font: `italic 500 11.5px ${theme.typography.fontFamily}`,
      fill: theme.vars?.palette.text.secondary,
      paintOrder: 'stroke',
      stroke: theme.vars?.palette.background.default,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    },
  }) as const;
