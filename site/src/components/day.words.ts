/** What stands where a date should. */
export const missing = 'No date';
export const unreadable = 'Invalid date';
