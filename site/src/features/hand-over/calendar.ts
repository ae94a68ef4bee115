/** The visitor's today as a calendar date (`YYYY-MM-DD`), whatever the date is elsewhere. */
export function todayHere(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}
