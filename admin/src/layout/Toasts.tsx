import { Notification } from 'react-admin';

/** Short messages at the top right, below the bar; each goes by itself after five seconds. */
export function Toasts() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={5000}
      multiLine
      sx={{ '&&': { top: 76 } }}
    />
  );
}
