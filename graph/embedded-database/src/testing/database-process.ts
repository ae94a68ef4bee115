import { startEmbeddedDatabase } from '../embedded-database.ts';

/** A separate process that runs a database, sends its address, and waits to be killed. */
const { uri } = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' });
process.send?.(uri);
