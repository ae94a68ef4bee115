import { Notification } from 'react-admin';

/** Short messages at the top right; each goes by itself after five seconds. */
export function Toasts() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={5000}
      multiLine
    />
  );
}
