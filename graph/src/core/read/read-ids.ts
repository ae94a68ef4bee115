import { AppError, invalid } from '../errors.ts';
import { isId } from './record-id.ts';

/** The ids that were sent, each once. Throws INVALID without one, BAD_REQUEST for what is none. */
export function readIds(sent: string[]): string[] {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const wrong = ids.find((id) => !isId(id));
  if (ids.length === 0) throw invalid([{ path: 'ids', message: 'Ids are required' }]);
  if (wrong) throw new AppError('BAD_REQUEST', `There is no id ${wrong.slice(0, 40)}`);
  return ids;
}
