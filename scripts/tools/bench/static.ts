import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../server/free-port.ts';
import { startProcess, until } from '../../server/test-process.ts';
import { findNginx } from '../verify/nginx.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { measureLoad } from './load.ts';

/** Without demo content, so that no pictures are made in the background. */
const PAGE = '/';
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const SECONDS = 5;
const ROUNDS = 3;

type Served = { url: string; pid: number; stop: () => Promise<unknown> };

/**
 * Measures how many requests for the home page a second of CPU time answers, at ten
 * connections, and, where nginx is installed, how many it answers with the same bytes.
 */
export async function benchStatic(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  const karibu = await startProcess({ DATA_DIR: join(directory, 'data'), DEMO: 'false' });
  const nginx = await startNginx(directory, await bytesOf(karibu.url + PAGE));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const mine = await requestsPerCpuSecond({ ...karibu, stop: async () => {} });
    const theirs = nginx && (await requestsPerCpuSecond(nginx));
    const beside = theirs ? `, nginx ${theirs}, ratio ${(theirs / mine).toFixed(1)}` : '';
    console.log(`${PAGE}, requests per CPU second: ${mine}${beside}`);
  }
  await nginx?.stop();
  await karibu.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
}

async function requestsPerCpuSecond({ url, pid }: Served): Promise<number> {
  const before = await cpuSeconds(pid);
  const { timesMs } = await measureLoad(url, {
    path: PAGE,
    headers: HEADERS,
    connections: 10,
    seconds: SECONDS,
  });
  // The warm-up's requests are not counted, and its share of the time is a sixth.
  const spent = ((await cpuSeconds(pid)) - before) * (SECONDS / (SECONDS + 1));
  return Math.round(timesMs.length / spent);
}

async function bytesOf(url: string): Promise<Buffer> {
  // Once the page is compressed as well as can be, it does not change any more.
  const read = async () =>
    Number((await fetch(url, { method: 'HEAD', headers: HEADERS })).headers.get('content-length'));
  let last = 0;
  await until(
    read,
    (length) => {
      const isSame = length === last;
      last = length;
      return isSame;
    },
    60_000,
    5_000,
  );
  return Buffer.from(await (await fetch(url)).arrayBuffer()).subarray(0, last);
}

/** Serves the bytes with one worker of nginx, and its access log as it is by default. */
async function startNginx(directory: string, bytes: Buffer): Promise<Served | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const port = await findFreePort();
  const log = join(directory, 'access.log');
  // nginx reads the page as a user of its own.
  await chmod(directory, 0o755);
  await writeFile(join(directory, 'page.html'), bytes);
  await writeFile(
    join(directory, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log stderr;
events {}
http { access_log ${log}; keepalive_requests 1000000; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${directory};
    location / { try_files /page.html =404; } } }`,
  );
  const child = spawn(nginx, ['-p', directory, '-c', join(directory, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    Boolean,
  );
  const [worker] = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).split(
    ' ',
  );
  return { url, pid: Number(worker), stop: async () => child.kill('SIGTERM') };
}
