import type * as icons from './icons.ts';

export type IconName = keyof typeof icons;
