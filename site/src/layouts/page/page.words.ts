/** What the script of every page says. */
export const pictureFailed = 'Failed to load image';
export const islandLost =
  'The connection dropped before this part had loaded. We keep trying; in the meantime:';
