/** The drawing board every scene is composed on, in picture units. */
export const BOARD = { width: 1536, height: 1024 } as const;

/**
 * One sheet of a picture, laid over the ones before it.
 * `crisp` prints as drawn; `stipple` turns half-transparent paint into dots, like spray or litho
 * chalk; `soft` is drawn small and enlarged, for mist and glow.
 */
export type Plane = {
  readonly kind: 'crisp' | 'stipple' | 'soft';
  readonly markup: string;
};

/** A composed scene: sheets from back to front, and how the print is finished. */
export type Scene = {
  readonly planes: readonly Plane[];
  /** Strength of the darkened corners, 0 to 1 (0.22 when left out). */
  readonly vignette?: number;
  /** Strength of the paper grain, 0 to 1 (0.5 when left out). */
  readonly grain?: number;
};

/** A sheet printed exactly as drawn. */
export function crisp(...markup: readonly string[]): Plane {
  return { kind: 'crisp', markup: markup.join('') };
}

/** A sheet whose transparent paint breaks up into dots. */
export function stipple(...markup: readonly string[]): Plane {
  return { kind: 'stipple', markup: markup.join('') };
}

/** A blurred sheet for mist, glow and far shadows. */
export function soft(...markup: readonly string[]): Plane {
  return { kind: 'soft', markup: markup.join('') };
}
