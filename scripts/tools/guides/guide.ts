import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../root.ts';

/** A file that a guide says to write, or lines that it says to add. */
export type Step = { path: string; language: string; text: string };

const GUIDES = join(ROOT, 'docs', 'changing.md');
const STEP = /^\d+\. `(?<path>[^`]+)`[^`]*?```(?<language>\w+)\n(?<text>.*?)\n```/gms;

/** The steps under a heading of `docs/changing.md`. */
export async function readGuide(heading: string): Promise<Step[]> {
  const text = await readFile(GUIDES, 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(STEP)].map(({ groups }) => groups as Step);
}

/** Makes exactly the edits of a guide in a copy of the sources. */
export async function followGuide(copy: string, steps: readonly Step[]): Promise<void> {
  for (const { path, language, text } of steps) {
    const file = join(copy, path);
    await mkdir(dirname(file), { recursive: true });
    if (language !== 'diff') await writeFile(file, `${text}\n`);
    else await writeFile(file, addLines(path, await readFile(file, 'utf8'), text));
  }
}

/** Adds the `+` lines between the lines around them. Throws if these do not occur once. */
function addLines(path: string, source: string, diff: string): string {
  return diff.split(/\n(?=@@)/).reduce((text, part) => {
    const lines = part.split('\n').filter((line) => !line.startsWith('@@'));
    const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const known = before.join('\n');
    if (text.split(`${known}\n`).length !== 2) {
      throw new Error(`${path} does not have exactly once these lines of the guide:\n${known}`);
    }
    return text.replace(`${known}\n`, `${lines.map((line) => line.slice(1)).join('\n')}\n`);
  }, source);
}

/** The tests that find what a resource lacks. */
export const GUARDS = [
  'admin/src/menu.test.ts',
  'site/src/content/list-paths.test.ts',
  'graph/src/http/access-matrix.test.ts',
];

const SOURCES = ['graph', 'site', 'admin', 'scripts', 'package.json', 'package-lock.json'];

/** Copies the sources. The copy has the original's dependencies, but its own workspaces. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'karibu-guide-'));
  const isSource = (path: string) =>
    !/\/(node_modules|dist|\.astro|e2e|demo\/pictures)$/.test(path);
  for (const name of [...SOURCES, 'tsconfig.json', 'vitest.config.ts']) {
    await cp(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  }
  await linkModules(copy);
  return copy;
}

async function linkModules(copy: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(to, '@karibu'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@karibu') await symlink(join(from, name), join(to, name));
  }
  await symlink(join(copy, 'graph', 'embedded-database'), join(to, '@karibu/embedded-database'));
  for (const workspace of ['graph', 'site', 'scripts', 'admin']) {
    await symlink(join(copy, workspace), join(to, '@karibu', workspace));
    const own = join(workspace, 'node_modules');
    if (existsSync(join(ROOT, own))) await symlink(join(ROOT, own), join(copy, own));
  }
}

/** Runs test files in the copy. Gives what each failed test says, under its full name. */
export async function testInCopy(
  copy: string,
  files: string[],
  pattern = '',
): Promise<{ passed: string[]; failed: Record<string, string> }> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const output = ['--reporter=json', '--outputFile=report.json'];
  // A failed test fails the run; the report says which.
  await runInCopy(copy, [vitest, 'run', ...files, '-t', pattern, ...output]).catch(() => undefined);
  const report: Report = JSON.parse(await readFile(join(copy, 'report.json'), 'utf8'));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const endedAs = (end: string) => tests.filter(({ status }) => status === end);
  const toMessage = ({ fullName, failureMessages }: TestReport) => [fullName, failureMessages[0]];
  return {
    passed: endedAs('passed').map(({ fullName }) => fullName),
    failed: Object.fromEntries(endedAs('failed').map(toMessage)),
  };
}

type TestReport = { fullName: string; status: string; failureMessages: string[] };
type Report = { testResults: { assertionResults: TestReport[] }[] };

/** Runs Node in the copy and gives its output. Throws with the output on a failure. */
export async function runInCopy(copy: string, options: string[]): Promise<string> {
  const child = spawn(process.execPath, options, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaint]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => complaint.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error([...printed, ...complaint].join(''));
  return printed.join('');
}
