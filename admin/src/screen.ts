import type { ComponentType } from 'react';

type Shown = {
  label: string;
  icon: ComponentType;
  /** Who finds it in the menu, where it is not everybody. */
  audience?: 'admin';
};

/** A resource with screens of its own: a list, whose forms open above it. */
export type AdminResource = Shown & {
  /** Its name in the API, and the last part of its address here. */
  name: string;
  /** What people call one record: `tour`. */
  item: string;
  list: ComponentType;
  /** Whether its records have no form; then they are found in the list. */
  isListOnly?: boolean;
};

/** A screen that is not a list. */
export type AdminScreen = Shown & {
  path: string;
  screen: ComponentType;
  /** Whether it shows a single record, whose changes are kept. */
  hasHistory?: boolean;
};

export type MenuEntry = Shown & { to: string };
