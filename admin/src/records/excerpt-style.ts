/** Cuts a text off after its third line. */
export const excerptStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 15,
  lineHeight: 1.5,
} as const;
