import type * as icons from './icons.ts';

/** The name of an icon of `icons.ts`. */
export type IconName = keyof typeof icons;
