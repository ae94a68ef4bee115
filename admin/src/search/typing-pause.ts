/** How long typing rests before a search asks the server. */
export const TYPING_PAUSE_MS = 200;
