import { invalid } from '../errors.ts';
import { capitalise } from '../letter-case.ts';

/** The JSON object in a text. Throws INVALID, which names the field, for anything else. */
export function parseJsonObject(json: string, field: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Record<string, unknown>;
    }
  } catch {
    // Refused below, like any other JSON that is not an object.
  }
  throw invalid([{ path: field, message: `${capitalise(field)} must be a JSON object` }]);
}
