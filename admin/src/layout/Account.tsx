import LogoutIcon from '@mui/icons-material/Logout';
import { Avatar, Box, Button, Typography } from '@mui/material';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-in.ts';
import { ColourChoice } from './ColourChoice.tsx';

/** Who is signed in, and the way out. */
export function Account() {
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
