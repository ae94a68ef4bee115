import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../screen.ts';

/** A part of the menu; the entry of the screen that is shown is marked. */
export function MenuList({ label, entries }: { label: string; entries: MenuEntry[] }) {
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
