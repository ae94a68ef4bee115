import { readErrorBody } from './api-error.ts';

/** The keys of creations that were sent and never answered, by what was sent. */
const lost = new Map<string, string>();

/**
 * Creates a record with a key, by calling `create`. If an answer got lost and the same values are
 * sent again from a new form, they are sent with the first key, so that there is no second record.
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
    const isLost = readErrorBody(error).code === 'UNREACHABLE';
    if (isLost && key) lost.set(text, key);
    throw error;
  }
}
