/** The colours of the drawn scenes: their sky, and what is far, near and in front. */
export const SCENES = {
  sea: {
    sky: 'var(--ocean-950) 22%,#174463 62%,#8a5f66',
    far: '#1d5a7c',
    near: '#123f5c',
    front: '#0b2b42',
  },
  land: {
    sky: '#241726 22%,#5d3140 62%,#b06a4a',
    far: '#7d4237',
    near: '#4f2b2d',
    front: '#3a2026',
  },
} as const;

export type Scene = keyof typeof SCENES;
