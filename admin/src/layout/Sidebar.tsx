import { Box, Divider, Typography } from '@mui/material';
import { menu, watchMenu } from '../menu.ts';
import { useMay } from '../session/may.ts';
import { useSiteIdentity } from '../session/site-identity.ts';
import { Account } from './Account.tsx';
import { MenuList } from './MenuList.tsx';

/** The site's name, the menu, and who is signed in. */
export function Sidebar() {
  const may = useMay();
  const entries = menu.filter(({ resource, audience = 'staff' }) =>
    resource ? may.write(resource) : may.belong(audience),
  );
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <SiteName />
      <Box sx={scrollerStyle}>
        <MenuList label="Main" entries={entries} />
        <Divider sx={{ my: 1, borderColor: 'deep.line' }} />
        <MenuList label="Publication and bin" entries={watchMenu} />
      </Box>
      <Account />
    </Box>
  );
}

function SiteName() {
  const identity = useSiteIdentity();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 3, minHeight: 80 }}>
      {identity ? (
        <Box
          component="img"
          src={identity.logo}
          alt=""
          sx={{ height: 40, maxWidth: 72, objectFit: 'contain', borderRadius: 1 }}
        />
      ) : null}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.2 }}>{identity?.siteName}</Typography>
        <Typography sx={{ fontSize: 13, color: 'deep.accent' }}>Back office</Typography>
      </Box>
    </Box>
  );
}

/** The menu fades at an end where it can be scrolled further. */
const scrollerStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: 1.5,
  scrollPaddingBlock: '24px',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--mui-palette-deep-border) transparent',
  '&::before, &::after': {
    content: '""',
    display: 'block',
    position: 'sticky',
    zIndex: 1,
    pointerEvents: 'none',
  },
  '&::before': {
    top: 0,
    height: 16,
    background: 'linear-gradient(var(--mui-palette-deep-main), transparent)',
  },
  '&::after': {
    bottom: 0,
    height: 40,
    background: 'linear-gradient(transparent, var(--mui-palette-deep-main))',
  },
};
