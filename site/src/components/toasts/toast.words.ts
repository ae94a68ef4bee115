/** What the stack of notices at the top right says of itself. */
export const notices = 'Notices';
export const dismiss = 'Dismiss';
