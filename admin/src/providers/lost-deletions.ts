import { readErrorBody } from './api-error.ts';

/** The records that were to be deleted without an answer. */
const lost = new Set<string>();

/**
 * Deletes a record by calling `remove`. If the answer got lost and the person tries again, a
 * missing record counts as deleted, not as a failure.
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
    const { code } = readErrorBody(error);
    if (code === 'UNREACHABLE') lost.add(record);
    else if (code === 'NOT_FOUND' && lost.delete(record)) return null;
    throw error;
  }
}

type Changed = { id: string; isDone: boolean; code: string };

/** The same for many records that are deleted in one call. */
export async function deleteManyOnce<Result extends Changed>(
  resource: string,
  ids: readonly string[],
  remove: () => Promise<Result[]>,
): Promise<Result[]> {
  try {
    const results = await remove();
    return results.map((result) => {
      const wasLost = lost.delete(`${resource}/${result.id}`);
      return wasLost && result.code === 'NOT_FOUND' ? { ...result, isDone: true } : result;
    });
  } catch (error) {
    const { code } = readErrorBody(error);
    if (code === 'UNREACHABLE') for (const id of ids) lost.add(`${resource}/${id}`);
    throw error;
  }
}
