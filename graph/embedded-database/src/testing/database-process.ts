import { startEmbeddedDatabase } from '../embedded-database.ts';

/** A process of its own that runs a database, tells where it listens, and waits to be killed. */
const { uri } = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' });
process.send?.(uri);
