import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Brings a deleted record back as it last was. Throws where nothing is known of it. */
export async function restoreDeleted(
  dataProvider: KaribuDataProvider,
  resource: string,
  id: string,
): Promise<void> {
  const history = await dataProvider.getHistory(resource, id);
  const last = history.find(({ action }) => action !== 'delete');
  if (!last) throw new Error('nothing is known of it');
  await dataProvider.restore(resource, id, last.version);
}
