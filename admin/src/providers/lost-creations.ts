import { readErrorBody, toHttpError } from './api-error.ts';

/** By what was sent to be created and never answered: the keys that it was sent with. */
const lost = new Map<string, string>();

/**
 * Creates with a key, as `create` does it. Whose answer got lost, and who types the same into a new form,
 * sends it with the key of the first try, and makes no second record.
 */
export async function createWithKey<Answer>(
  sent: readonly [resource: string, values: unknown],
  newKey: string | undefined,
  create: (key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(sent);
  const key = lost.get(text) ?? newKey;
  try {
    const answer = await create(key);
    for (const [each, known] of lost) if (known === key) lost.delete(each);
    return answer;
  } catch (error) {
    const isLost = readErrorBody(toHttpError(error)).code === 'UNREACHABLE';
    if (isLost && key) lost.set(text, key);
    throw error;
  }
}
