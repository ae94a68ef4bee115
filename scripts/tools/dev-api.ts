import { runServer } from '../server/run-server.ts';

/** The API alone, for `npm run dev`. */
await runServer('api');
