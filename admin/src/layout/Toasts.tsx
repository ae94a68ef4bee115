import { Notification } from 'react-admin';

/**
 * Short messages below the bar, between a screen's heading and its buttons. Each goes by itself after
 * five seconds.
 */
export function Toasts() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={5000}
      multiLine
      sx={{ '&&': { top: 76 } }}
    />
  );
}
