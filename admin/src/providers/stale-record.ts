import { HttpError } from 'react-admin';
import { readErrorBody } from './api-error.ts';

type Read = () => Promise<{ data: Record<string, unknown> }>;

/**
 * Runs a save. Where somebody else saved a long record meanwhile, the refusal leaves it out: then
 * it is read, so that a refused save always has the record as it is now.
 */
export async function saveOrShowTheirs<Saved>(save: () => Promise<Saved>, read: Read) {
  try {
    return await save();
  } catch (error) {
    const body = readErrorBody(error);
    if (!(error instanceof HttpError) || body.code !== 'STALE_VERSION' || body.current) throw error;
    const { data } = await read();
    throw new HttpError(error.message, error.status, { ...body, current: data });
  }
}
