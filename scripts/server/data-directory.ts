import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Throws StartError when there is no embedded database yet. For commands on existing content:
 * opening the database would create an empty one.
 */
export async function assertInstalled(directory: string): Promise<void> {
  await access(join(directory, 'database')).catch(() => {
    throw new StartError(`There is no database in DATA_DIR ${directory}`);
  });
}
