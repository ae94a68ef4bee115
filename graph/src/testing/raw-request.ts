import { request } from 'node:http';
import { connect } from 'node:net';

export type RawCase = {
  method?: string;
  /** The exact path in the request line, without any normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
export type RawAnswer = { status: number; type: string; text: string };

/** Sends a request that `fetch` would refuse or normalise. */
export function sendRaw(base: string, given: RawCase): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const { method = 'GET', path, headers = {}, body } = given;
  return new Promise((resolve, reject) => {
    // Without it Node sends the body of some methods without a length.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const framed = { ...length, ...headers };
    const options = { hostname, port, path, method, headers: framed, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, type, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Announces a longer body than it sends, and closes the connection. */
export function sendCutOff(base: string, head: string, part: string): Promise<void> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\n\r\n${part}`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}
