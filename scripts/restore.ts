import { resolve } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { BackupError } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { reportFailure } from './server/open-content.ts';

/** `npm run restore -- <folder>`: restores a backup into an empty DATA_DIR or database. */
await reportFailure(async () => {
  const [named] = process.argv.slice(2);
  if (!named) throw new BackupError('Name the folder of a backup: npm run restore -- <folder>');
  const { collections, madeAt } = await restoreBackup(readConfig(), resolve(named));
  const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
  console.log(`${documents} documents of ${madeAt} are restored. npm start shows them.`);
});
