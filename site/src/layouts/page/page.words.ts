/** What the script of every page says. */
export const pictureFailed = 'Failed to load image';
export const islandLost =
  'The line dropped before this part was ready. It keeps trying; meanwhile:';
