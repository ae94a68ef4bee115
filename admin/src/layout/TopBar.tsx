import MenuIcon from '@mui/icons-material/Menu';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, IconButton } from '@mui/material';
import { QuietButton } from '../forms/QuietButton.tsx';
import { GlobalSearch } from '../search/GlobalSearch.tsx';
import { PublicationChip } from './PublicationChip.tsx';

type TopBarProps = { isMenuOpen: boolean; onOpenMenu: () => void };

/** Above every screen: the menu button on small screens, the publication, a link to the site. */
export function TopBar({ isMenuOpen, onOpenMenu }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: { xs: 1, sm: 3, lg: 4 },
        bgcolor: (theme) => theme.alpha(theme.vars.palette.background.default, 0.92),
        backdropFilter: 'blur(8px)',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        onClick={onOpenMenu}
        aria-label="Open menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? 'menu' : undefined}
        color="primary"
        sx={{ display: { md: 'none' }, width: 44, height: 44 }}
      >
        <MenuIcon />
      </IconButton>
      <GlobalSearch />
      <Box sx={{ flex: 1 }} />
      <PublicationChip />
      <QuietButton
        label="View site"
        href="/"
        target="_blank"
        rel="noopener"
        startIcon={<OpenIcon />}
      />
    </Box>
  );
}
