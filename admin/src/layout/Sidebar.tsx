import LogoutIcon from '@mui/icons-material/Logout';
import {
  Avatar,
  Box,
  Button,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { menu, watchMenu } from '../menu.ts';
import type { MenuEntry } from '../screen.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-in.ts';
import { useSiteIdentity } from '../session/site-identity.ts';
import { ColourChoice } from './ColourChoice.tsx';

/** The site's name, the menu, and who is signed in. */
export function Sidebar() {
  const role = useSession()?.user.role;
  const entries = menu.filter(({ isForAdmins }) => !isForAdmins || role === 'admin');
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <SiteName />
      <Box sx={scrollerStyle}>
        <Menu label="Main" entries={entries} />
        <Divider sx={{ my: 1, borderColor: 'deep.line' }} />
        <Menu label="Publication and bin" entries={watchMenu} />
      </Box>
      <Account />
    </Box>
  );
}

function Menu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <Box component="nav" aria-label={label}>
      <List disablePadding sx={{ display: 'grid', gap: 0.5, [LOW]: { gap: 0 } }}>
        {entries.map((entry) => (
          <MenuItem key={entry.to} {...entry} />
        ))}
      </List>
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

function MenuItem({ to, label, icon: Icon }: MenuEntry) {
  const { pathname } = useLocation();
  const isHere = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <ListItem ref={item} disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        sx={menuItemStyle}
      >
        <ListItemIcon sx={{ minWidth: 38, color: 'inherit' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 550 } } }} />
      </ListItemButton>
    </ListItem>
  );
}

/**
 * What is cut off fades away at that end, so that one sees there is more; where there is no more, the
 * shade lies on nothing.
 */
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

/** A low window of a computer shows the whole menu; fingers keep their room. */
const LOW = '@media (max-height: 1000px) and (pointer: fine)';

const menuItemStyle = {
  borderRadius: 2,
  minHeight: 44,
  [LOW]: { minHeight: 36, py: 0 },
  color: 'deep.muted',
  '&:hover': { bgcolor: 'deep.hover' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'deep.selected',
    color: 'deep.text',
    boxShadow: 'inset 3px 0 var(--mui-palette-deep-mark)',
  },
};

function Account() {
  const user = useSession()?.user;
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'deep.line' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5, px: 1 }}>
        <Avatar
          sx={{ width: 36, height: 36, bgcolor: 'deep.mark', color: 'deep.onMark', fontSize: 16 }}
        >
          {(user?.name || user?.email || '?').charAt(0).toUpperCase()}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontSize: 14, fontWeight: 600 }}>
            {user?.name}
          </Typography>
          <Typography sx={{ fontSize: 13, color: 'deep.muted', overflowWrap: 'anywhere' }}>
            {user?.email}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          startIcon={<LogoutIcon />}
          onClick={signOut}
          sx={{ borderColor: 'deep.border' }}
        >
          Logout
        </Button>
        <ColourChoice />
      </Box>
    </Box>
  );
}
