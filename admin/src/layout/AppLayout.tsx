import { Box, Drawer, Link } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '../focus/keep-focus.ts';
import { JobsInDock } from '../jobs/JobsInDock.tsx';
import { Keys } from '../keys/Keys.tsx';
import { Waiting } from '../session/Waiting.tsx';
import { Banners } from './Banners.tsx';
import { DockProvider } from './Dock.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const SIDEBAR_WIDTH = 256;
const drawerPaper = { width: SIDEBAR_WIDTH, border: 0, bgcolor: 'deep.main', color: 'deep.text' };

/** The frame of every screen: the menu beside it, or above it on a small screen. */
export function AppLayout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu.
  useEffect(() => setMenuOpen(false), [pathname]);
  useEffect(keepFocus, []);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <Keys />
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, width: SIDEBAR_WIDTH, flexShrink: 0 }}
        slotProps={{ paper: { sx: drawerPaper } }}
      >
        <Sidebar />
      </Drawer>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: drawerPaper, id: 'menu', 'aria-label': 'Menu' } }}
      >
        <Sidebar />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
        <Banners />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            outline: 0,
            width: '100%',
            maxWidth: 1360,
            mx: 'auto',
            p: { xs: 2, sm: 3, lg: 4 },
          }}
        >
          <DockProvider>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
            <JobsInDock />
          </DockProvider>
        </Box>
      </Box>
    </Box>
  );
}

function SkipLink() {
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Link>
  );
}
