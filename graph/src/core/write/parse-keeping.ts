import { AppError } from '../errors.ts';
import type { FieldMap } from '../fields/index.ts';
import type { Values } from './one-write.ts';
import { parseValues } from './parse-values.ts';

/**
 * Checks values as `parseValues` does. What today's rules refuse may stay where `readStored` gives
 * a record that holds it already: nobody is kept from a save by what they did not touch.
 */
export async function parseKeeping(
  fields: FieldMap,
  input: unknown,
  mode: 'create' | 'update',
  readStored: () => Promise<Values | null | undefined>,
): Promise<Values> {
  try {
    return parseValues(fields, input, mode);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID') throw error;
    const stored = await readStored();
    if (!stored) throw error;
    return parseValues(fields, input, mode, stored);
  }
}
