import LogoutIcon from '@mui/icons-material/Logout';
import { Avatar, Box, Button, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router';
import { account } from '../account/index.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-in.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/** Who is signed in, the way to their account, and the way out. */
export function Account() {
  const user = useSession()?.user;
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'deep.line' }}>
      <ButtonBase component={Link} to={account.path} sx={accountStyle}>
        <Box component="span" sx={visuallyHidden}>
          {'Your account: '}
        </Box>
        <Avatar
          aria-hidden
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
      </ButtonBase>
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

const accountStyle = {
  display: 'flex',
  justifyContent: 'start',
  gap: 1.5,
  width: '100%',
  mb: 1.5,
  px: 1,
  py: 0.5,
  borderRadius: 2,
  textAlign: 'start',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'deep.hover' },
};
