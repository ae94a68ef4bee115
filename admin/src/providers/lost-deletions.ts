import { readErrorBody, toHttpError } from './api-error.ts';

/** The records that were to be deleted without an answer. */
const lost = new Set<string>();

/**
 * Deletes a record, as `remove` does it. Whose answer got lost, and who tries again, finds it gone: that is what was
 * asked for, and no failure.
 */
export async function deleteOnce<Answer>(
  sent: readonly [resource: string, id: unknown],
  remove: () => Promise<Answer>,
): Promise<Answer | null> {
  const record = sent.join('/');
  try {
    const answer = await remove();
    lost.delete(record);
    return answer;
  } catch (error) {
    const { code } = readErrorBody(toHttpError(error));
    if (code === 'UNREACHABLE') lost.add(record);
    else if (code === 'NOT_FOUND' && lost.delete(record)) return null;
    throw error;
  }
}
