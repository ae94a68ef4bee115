import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  defaultI18nProvider,
  Resource,
} from 'react-admin';
import { Route } from 'react-router';
import { JobsProvider } from './jobs/JobsProvider.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { ScreenError } from './layout/ScreenError.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { lazily } from './lazily.ts';
import { hiddenScreens, resources, screens, watchScreens } from './menu.ts';
import { dataProvider } from './providers/data-provider.ts';
import { knownResource } from './providers/known-resource.ts';
import { queryClient } from './providers/query-client.ts';
import { createListStore } from './records/list-store.ts';
import { theme } from './theme.ts';

const store = createListStore();
const SingleHistoryPage = lazily(
  () => import('./history/SingleHistoryPage.tsx'),
  'SingleHistoryPage',
);
const singles = resources.filter(({ name }) => knownResource(name).isSingle);
const lists = resources.filter((resource) => !singles.includes(resource));
const Dashboard = lazily(() => import('./dashboard/Dashboard.tsx'), 'Dashboard');

/**
 * The back office, for people who are signed in. It uses parts of react-admin: the whole would
 * bring a layout, a menu and a login that nothing here shows.
 */
export default function App() {
  return (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <CssBaseline />
      <JobsProvider>
        <CoreAdminUI
          disableTelemetry
          dashboard={Dashboard}
          layout={AppLayout}
          catchAll={NotFound}
          error={ScreenError}
        >
          {lists.map(({ name, screen }) => (
            <Resource key={name} name={name} list={screen} />
          ))}
          <CustomRoutes>
            {singles.map(({ name, screen: Screen }) => (
              <Route key={name} path={`/${name}`}>
                <Route index element={<Screen />} />
                <Route path="history" element={<SingleHistoryPage />} />
              </Route>
            ))}
            {[...screens, ...watchScreens, ...hiddenScreens].map(({ path, screen: Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </JobsProvider>
    </AdminContext>
  );
}
