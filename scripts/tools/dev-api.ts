import { runServer } from '../server/run-server.ts';

/** Runs only the API, for `npm run dev`. */
await runServer('api');
