import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';

/** A record as it was read, and the values that it gets. */
export type Change = { record: RaRecord; data: object };

/**
 * Saves different values into several records, one after the other. Gives, by id, why some could
 * not be saved; null while an earlier call still runs. Lists are read again at the end.
 */
export function useSaveEach(resource: string) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  async function saveEach(changes: readonly Change[]): Promise<ReadonlyMap<string, string> | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSaving(true);
    const failures = new Map<string, string>();
    for (const { record, data } of changes) {
      const call = { id: record.id, data, previousData: record };
      await dataProvider.update(resource, call).catch((error: Error) => {
        failures.set(String(record.id), error.message);
      });
    }
    isBusy.current = false;
    setSaving(false);
    refresh();
    return failures;
  }

  return { saveEach, isSaving };
}
