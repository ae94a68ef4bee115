import { countOf, RECORDS } from '../records/count-of.ts';

const KILOBYTE = 1024;

/** A size in bytes as people read it: `740 bytes`, `48 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  // Rounded first, so that what is nearly a megabyte is not called 1024 KB.
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(bytes / KILOBYTE ** 2).toFixed(1)} MB`;
}

/** A picture's size in pixels: `1536 × 1024`. A document has none. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return width === 0 ? 'PDF document' : `${width} × ${height}`;
}

type Named = Parameters<typeof formatPixels>[0] & { title: string; fileName: string };

/** What people call a picture: its title, else the name of its file. Older ones have neither. */
export function nameOfUpload(upload: Named): string {
  return upload.title || upload.fileName || 'Untitled picture';
}

/** What is said once a picture was replaced everywhere, which may have been nowhere. */
export function sayReplaced(count: number): string {
  if (count === 0) return 'No record shows this picture any more. Nothing was replaced.';
  return `Picture replaced in ${countOf(count, RECORDS)}`;
}
