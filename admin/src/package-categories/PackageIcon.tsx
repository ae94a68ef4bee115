import { PACKAGE_ICONS } from '@karibu/graph/contract';
import { SvgIcon } from '@mui/material';

/** The drawing of a category's icon; the parcel where the name is not known. */
export function PackageIcon({ name }: { name: string }) {
  return (
    <SvgIcon fontSize="small" sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}>
      <path d={findIcon(name).path} strokeLinecap="round" strokeLinejoin="round" />
    </SvgIcon>
  );
}

/** What an icon shows, in words. */
export function labelOfIcon(name: string): string {
  return findIcon(name).label;
}

function findIcon(name: string): { label: string; path: string } {
  const known: Record<string, { label: string; path: string }> = PACKAGE_ICONS;
  return known[name] ?? PACKAGE_ICONS.package;
}
