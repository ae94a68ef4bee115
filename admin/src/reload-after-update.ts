const KEY = 'reloaded-for-update';
const PAUSE_MS = 30_000;

/**
 * A page that stays open over an update of the back office asks for files that are gone. It loads
 * itself anew then, though not again and again when that does not help.
 */
export function reloadAfterUpdate(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
