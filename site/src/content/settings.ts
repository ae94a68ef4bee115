import type { Settings, Snapshot } from '@karibu/graph/contract';
import { fillSettings } from './default-profile.ts';
import { changesOf } from './page-changes.ts';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';

export const settings = resourceContent({
  queries: (snapshot: Snapshot) => ({
    settings: single((): Settings => fillSettings(snapshot.settings)),
    /** Whether search engines may list the site: not until the settings say who the operator is. */
    isListed: single(() => Boolean(snapshot.settings.siteName)),
  }),
  changes: (snapshot) => changesOf([snapshot.settings], () => ['/about', '/contact', '/']),
});
