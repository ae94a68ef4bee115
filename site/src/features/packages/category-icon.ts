import { PACKAGE_ICONS, type PackageIcon } from '@karibu/graph/contract';

/** The drawing of a category's icon; a parcel where its name is not known. */
export function categoryIcon(name: string): string {
  return PACKAGE_ICONS[isKnown(name) ? name : 'package'].path;
}

function isKnown(name: string): name is PackageIcon {
  return Object.hasOwn(PACKAGE_ICONS, name);
}
