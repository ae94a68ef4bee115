import { Agent, type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';

export type Load = {
  method?: 'GET' | 'POST';
  /** An address, or what makes that of the n-th request. */
  path: string | ((index: number) => string);
  headers?: OutgoingHttpHeaders;
  /** Makes the body of the n-th request. */
  body?: (index: number) => object;
  connections: number;
  seconds: number;
};

/** The answered requests per second, and the time of each in milliseconds. */
export type Measured = { perSecond: number; timesMs: number[] };

const WARM_UP_SECONDS = 1;

/** Sends one request after the other on each connection. Throws for a failed answer. */
export async function measureLoad(base: string, load: Load): Promise<Measured> {
  // One agent per connection: a shared one would let requests overtake each other.
  const agents = Array.from(
    { length: load.connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  let sent = 0;
  const run = async (seconds: number) => {
    const timesMs: number[] = [];
    const startedAt = performance.now();
    const work = async (agent: Agent) => {
      while (performance.now() - startedAt < seconds * 1000) {
        sent += 1;
        const sentAt = performance.now();
        await send(base, agent, load, sent);
        timesMs.push(performance.now() - sentAt);
      }
    };
    await Promise.all(agents.map(work));
    return { perSecond: timesMs.length / ((performance.now() - startedAt) / 1000), timesMs };
  };
  await run(WARM_UP_SECONDS);
  const measured = await run(load.seconds);
  for (const agent of agents) agent.destroy();
  return measured;
}

function send(base: string, agent: Agent, load: Load, index: number): Promise<void> {
  const { method = 'GET', headers = {}, body } = load;
  const path = typeof load.path === 'string' ? load.path : load.path(index);
  const text = body && JSON.stringify(body(index));
  const framing = text
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    : {};
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...headers, ...framing } };
    const sent: ClientRequest = request(base + path, options, (response) => {
      const status = response.statusCode ?? 0;
      response.on('error', reject);
      response.on('end', () =>
        status < 300 ? resolve() : reject(new Error(`${method} ${path} answered ${status}`)),
      );
      response.resume();
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
