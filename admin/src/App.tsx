import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { resources, screens } from './menu.ts';
import { dataProvider } from './providers/data-provider.ts';
import { queryClient } from './providers/query-client.ts';
import { theme } from './theme.ts';

const store = memoryStore();

/** The back office, for people who are signed in. */
export default function App() {
  return (
    <Admin
      disableTelemetry
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      dashboard={Dashboard}
      layout={AppLayout}
      catchAll={NotFound}
      notification={Toasts}
    >
      {resources.map(({ name, list }) => (
        <Resource key={name} name={name} list={list} />
      ))}
      <CustomRoutes>
        {screens.map(({ path, screen: Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}
