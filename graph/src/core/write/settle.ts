import { isRefusal } from '../errors.ts';
import type { NotedChange } from './note-change.ts';

/**
 * Waits for a write and settles what was noted of it. After a write the site is published. A
 * refused write, which throws a refusal or gives null, leaves neither history nor intent. After
 * any other error nobody knows whether the record was written: both stay, and the site is
 * published once the intent's lease ends.
 */
export async function settle<Stored>(
  noted: NotedChange,
  storing: Promise<Stored>,
): Promise<Stored> {
  const stored = await storing.catch(async (error) => {
    await (isRefusal(error) ? cancel(noted) : noted.intent?.abandon());
    throw error;
  });
  await (stored === null ? cancel(noted) : noted.intent?.settle());
  return stored;
}

async function cancel({ note, intent }: NotedChange): Promise<void> {
  await note.cancel();
  await intent?.cancel();
}
