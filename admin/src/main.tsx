import './no-eval.ts';
import './base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { reloadAfterUpdate } from './reload-after-update.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { Waiting } from './session/Waiting.tsx';

// The login page, and that of a one-time link, stand apart from the back office, so that they
// load without it.
const LoginPage = lazy(() => import('./session/LoginPage.tsx'));
const PasswordPage = lazy(() => import('./session/PasswordPage.tsx'));
const App = lazy(() => import('./App.tsx'));

reloadAfterUpdate();

const guardedApp = (
  <RequireSession>
    <App />
  </RequireSession>
);

const router = createBrowserRouter(
  [
    { path: '/login', element: <LoginPage /> },
    { path: '/password', element: <PasswordPage /> },
    { path: '*', element: guardedApp },
  ],
  { basename: '/admin' },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={<Waiting />}>
      <RouterProvider router={router} />
    </Suspense>
  </StrictMode>,
);
