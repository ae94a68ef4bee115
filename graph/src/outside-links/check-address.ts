import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import { lookUpPublic, mayBePublic } from './public-address.ts';

/**
 * What an address leads to. `gone`: its host says that there is nothing. `no-host`: its name is not
 * known, at least not here. `unsure`: the host refuses to say, or is not asked.
 */
export type Outcome = 'works' | 'gone' | 'no-host' | 'unsure';

export type Asking = {
  /** Who asks, in the words of a `User-Agent`. */
  userAgent: string;
  signal: AbortSignal;
  /** A port and private IP addresses that may be asked too, and who knows names: for tests. */
  port?: string;
  addresses?: string[];
  lookup?: LookupFunction;
};

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
const GONE = [404, 410];

/**
 * Asks an address whether there is something. Only public hosts are asked, at the usual ports, and
 * so is each host that one leads to: what an editor writes must not reach into the network here.
 */
export async function checkAddress(address: string, asking: Asking): Promise<Outcome> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!mayBeAsked(url, asking)) return 'unsure';
    try {
      const { status, location } = await ask(url, asking);
      if (location === null) return judge(status);
      if (!URL.canParse(location, url.href)) return 'unsure';
      url = new URL(location, url);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'no-host' : 'unsure';
    }
  }
  return 'unsure';
}

function mayBeAsked({ protocol, port, hostname }: URL, asking: Asking): boolean {
  if (!mayBePublic(hostname.replace(/^\[|\]$/g, ''))) return false;
  return /^https?:$/.test(protocol) && ['', asking.port].includes(port);
}

function judge(status: number): Outcome {
  if (GONE.includes(status)) return 'gone';
  return status >= 200 && status < 300 ? 'works' : 'unsure';
}

type Answer = { status: number; location: string | null };

/** Some hosts do not know HEAD, so what it does not find is asked for by GET. */
async function ask(url: URL, asking: Asking): Promise<Answer> {
  const answer = await send('HEAD', url, asking);
  return answer.status < 400 ? answer : send('GET', url, asking);
}

function send(method: string, url: URL, { userAgent, signal, addresses = [], lookup }: Asking) {
  const { request } = url.protocol === 'https:' ? https : http;
  const agent = useAgent(url.href, { allowIPAddressList: addresses });
  return new Promise<Answer>((resolve, reject) => {
    const options = {
      ...{ method, agent, headers: { 'user-agent': userAgent, accept: '*/*' } },
      lookup: lookUpPublic(lookup),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    };
    const sent = request(url, options, (response: IncomingMessage) => {
      const { statusCode: status = 0, headers } = response;
      const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
      resolve({ status, location: isRedirect ? (headers.location ?? null) : null });
      // The status says enough: what follows is not read.
      response.destroy();
    });
    // Whatever a host does, the question comes to an end.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The host speaks another protocol'));
    });
    sent.on('close', () => reject(new Error('The host did not answer')));
    sent.on('error', reject);
    sent.end();
  });
}
