import { useDataProvider, useNotify } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type Values = Record<string, unknown>;

/**
 * Opens the page of a record, as it would be after a save, in a new tab. `read` gives the record,
 * or null where there is none to show. Resolves to the error, or to null.
 */
export function useOpenPreview(resource: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return async (read: () => Promise<Values | null>): Promise<unknown> => {
    // Opened within the press, since browsers stop what opens later; it is left empty until then.
    const tab = window.open('', '_blank');
    try {
      const record = await read();
      const path = record && (await dataProvider.preview(resource, record));
      if (!path) tab?.close();
      else if (!tab) notify('The browser did not allow a new tab', { type: 'warning' });
      else {
        tab.opener = null;
        tab.location.replace(path);
      }
      return null;
    } catch (error) {
      tab?.close();
      const reason = error instanceof Error ? error.message : 'unknown error';
      notify(`No preview: ${reason}`, { type: 'error' });
      return error;
    }
  };
}
