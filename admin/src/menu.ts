import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { account } from './account/index.ts';
import { bin } from './bin/index.ts';
import { blocks } from './blocks/index.ts';
import { blog } from './blog/index.ts';
import { careers } from './careers/index.ts';
import { destinations } from './destinations/index.ts';
import { gallery } from './gallery/index.ts';
import { media } from './media/index.ts';
import { metrics } from './metrics/index.ts';
import { newsletter } from './newsletter/index.ts';
import { packageCategories } from './package-categories/index.ts';
import { packages } from './packages/index.ts';
import { publication } from './publication/index.ts';
import { replace } from './replace/index.ts';
import type { AdminResource, AdminScreen, MenuEntry } from './screen.ts';
import { settings } from './settings/index.ts';
import { stays } from './stays/index.ts';
import { team } from './team/index.ts';
import { testimonials } from './testimonials/index.ts';
import { tours } from './tours/index.ts';
import { users } from './users/index.ts';

/** The resources, in the order of the menu. A new resource is one line here. */
export const resources: AdminResource[] = [
  tours,
  packages,
  packageCategories,
  destinations,
  stays,
  blocks,
  gallery,
  blog,
  testimonials,
  team,
  careers,
  newsletter,
  users,
  metrics,
  settings,
];

/** The other screens, after the resources. */
export const screens: AdminScreen[] = [media, replace];

/** What watches over the content, below a line at the end of the menu. */
export const watchScreens: AdminScreen[] = [publication, bin];

/** What only its own link leads to. */
export const hiddenScreens: AdminScreen[] = [account];

/** The menu: the resources and screens above, with the dashboard first. */
export const menu: MenuEntry[] = [
  { to: '/', label: 'Dashboard', icon: DashboardIcon },
  ...resources.map(({ name, label, icon }) => {
    return { to: `/${name}`, label, icon, resource: name };
  }),
  ...screens.map(toEntry),
];

export const watchMenu: MenuEntry[] = watchScreens.map(toEntry);

function toEntry({ path, label, icon, audience }: AdminScreen): MenuEntry {
  return { to: path, label, icon, audience };
}
