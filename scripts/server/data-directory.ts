import { access, constants, mkdir } from 'node:fs/promises';
import { codeOf, StartError } from './start-error.ts';

/** Creates the data directory. Throws StartError when it cannot be written. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${directory} cannot be written (${codeOf(error)})`);
  }
}
