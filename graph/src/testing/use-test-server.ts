import { afterAll, beforeAll, expect } from 'vitest';
import { type Json, startTestServer, type TestServer } from './test-server.ts';

/**
 * The real API on a new database for the tests of a file: started before them, closed after them.
 * Its members are there in tests and hooks alone.
 */
export function useTestServer(options?: Parameters<typeof startTestServer>[0]): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterAll(() => server.close());
  return server;
}

type Call = (method: string, path: string, body?: unknown) => Promise<Json>;

/** Makes a function that calls REST, fails where the call is refused, and gives its data. */
export function callerAs(server: TestServer, as: 'admin' | 'editor'): Call {
  return async (method, path, body) => {
    const answer = await server.rest(method, path, { as, body });
    const { message, errors = [] } = answer.body;
    expect(answer.status, `${method} ${path}: ${message} ${JSON.stringify(errors)}`).toBeLessThan(
      300,
    );
    return answer.body.data;
  };
}
