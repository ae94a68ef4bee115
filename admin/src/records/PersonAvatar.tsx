import { avatarColour, avatarInitials, variantUrl } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import { useState } from 'react';
import { PERSON_COLOURS } from '../palettes.ts';
import { focusPosition } from '../pictures/focus.ts';
import { useFocus } from '../pictures/use-focus.ts';

type PersonAvatarProps = {
  name: string;
  /** The address of a picture; without one, or where it fails, the initials stand in. */
  address?: string;
  size?: number;
};

/**
 * A person's picture in a circle, around its focal point; without one, the initials on a colour
 * that depends on the name.
 */
export function PersonAvatar({ name, address = '', size = 56 }: PersonAvatarProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const focus = useFocus(address);
  const shape = { width: size, height: size, borderRadius: '50%', flexShrink: 0 };
  if (address && failedAddress !== address) {
    return (
      <Box
        component="img"
        src={variantUrl(address, 320)}
        alt=""
        loading="lazy"
        onError={() => setFailedAddress(address)}
        sx={{
          ...shape,
          objectFit: 'cover',
          objectPosition: focusPosition(focus),
          bgcolor: 'divider',
        }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: `person.${PERSON_COLOURS[avatarColour(name, PERSON_COLOURS.length)]}`,
        color: 'common.white',
        fontSize: size * 0.38,
        fontWeight: 650,
      }}
    >
      {avatarInitials(name) || '?'}
    </Box>
  );
}
