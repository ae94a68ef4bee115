import { PUBLIC_CONTEXT } from '../access.ts';
import type { Service } from '../service.ts';

/** The operator's time zone, by the settings. */
export async function readTimeZone(services: ReadonlyMap<string, Service>): Promise<string> {
  const settings = await services.get('settings')?.get(PUBLIC_CONTEXT, '');
  return String(settings?.timeZone ?? '');
}
