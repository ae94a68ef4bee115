import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type { ComponentType } from 'react';
import { destinations } from './destinations/index.ts';
import { settings } from './settings/index.ts';
import { tours } from './tours/index.ts';

type Shown = { label: string; icon: ComponentType };

/** A resource with screens of its own: a list, whose forms open above it. */
export type AdminResource = Shown & {
  /** Its name in the API, and the last part of its address here. */
  name: string;
  /** What people call one record: `tour`. */
  item: string;
  list: ComponentType;
};

/** A screen that is not a list. */
export type AdminScreen = Shown & { path: string; screen: ComponentType };

/** The lists, in the order of the menu. A new resource is one line here. */
export const resources: AdminResource[] = [tours, destinations];

/** The other screens, after the lists. */
export const screens: AdminScreen[] = [settings];

export type MenuEntry = Shown & { to: string };

/** The menu: everything above, with the dashboard first. */
export const menu: MenuEntry[] = [
  { to: '/', label: 'Dashboard', icon: DashboardIcon },
  ...resources.map(({ name, label, icon }) => ({ to: `/${name}`, label, icon })),
  ...screens.map(({ path, label, icon }) => ({ to: path, label, icon })),
];
