import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { endWithParent } from '../server/end-with-parent.ts';

/**
 * `npm run dev`: site, back office and API on one address, with hot reload. The site's development
 * server receives all requests and passes those for the other two on.
 */
const port = Number(process.env.PORT ?? 4000);
const [apiPort, adminPort] = [port + 1, port + 2];
const environment = {
  ...process.env,
  KARIBU_API: `http://127.0.0.1:${apiPort}`,
  KARIBU_ADMIN: `http://127.0.0.1:${adminPort}`,
  ASTRO_TELEMETRY_DISABLED: '1',
};

const children = [
  run(
    '.',
    { ...environment, PORT: String(apiPort) },
    'node',
    '--watch',
    'scripts/tools/dev-api.ts',
  ),
  run(
    'admin',
    environment,
    'vite',
    '--host',
    '127.0.0.1',
    '--port',
    String(adminPort),
    '--strictPort',
  ),
  run('site', environment, 'astro', 'dev', '--host', '127.0.0.1', '--port', String(port)),
];
console.log(
  `\n  http://localhost:${port}/ · http://localhost:${port}/admin\n\n  Ctrl-C stops it.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
endWithParent(stop);
for (const child of children) child.on('exit', stop);

function run(folder: string, env: NodeJS.ProcessEnv, command: string, ...options: string[]) {
  const path = join(ROOT, 'node_modules', '.bin', command);
  const program = command === 'node' ? process.execPath : path;
  return spawn(program, options, { cwd: join(ROOT, folder), env, stdio: 'inherit' });
}

/** Ends all servers when one of them ends. */
function stop(): void {
  for (const child of children) endChild(child);
}

function endChild(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGTERM');
}
