import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STARTERS } from './island-parts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karibu-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ALL = Object.keys(STARTERS).map((name) => `<astro-island uid="Z1x" client="${name}">`);

/** Checks a build whose renderer has one page, written as a framework would; it may edit it. */
function checkBuildOf(page: string, { status = 200, isEdited = false } = {}) {
  const edits = JSON.stringify(join(import.meta.dirname, 'island-parts.ts'));
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `import { shareIslandParts } from ${edits};
    const body = () => ${isEdited ? 'shareIslandParts' : ''}(${JSON.stringify(page)});
    const render = async () => ({ status: ${status}, body: body(), scripts: [] });
    export const createRenderer = () => ({ listPaths: () => ['/'], render });`,
  );
  const program = join(import.meta.dirname, 'check-build.ts');
  const { status: code, stderr } = spawnSync(process.execPath, [program, entry], {
    encoding: 'utf8',
  });
  return { code, complaint: stderr };
}

test('a build passes whose pages have what the edits look for', () => {
  expect(checkBuildOf(ALL.join(''))).toEqual({ code: 0, complaint: '' });
});

test('REG-8 a build fails with the pattern that an edit of pages did not find', () => {
  const { code, complaint } = checkBuildOf(ALL.join(''), { isEdited: true });
  expect(code).toBe(1);
  expect(complaint).toContain('site/adapter/island-parts.ts did not find its pattern: ');
  expect(complaint).toContain('display:contents');
});

test('REG-8 a build fails where no page has what an edit is for', () => {
  const { code, complaint } = checkBuildOf(ALL.slice(1).join(''));
  expect(code).toBe(1);
  expect(complaint).toContain(`pattern: an island with client:${Object.keys(STARTERS)[0]}`);
});

test('a build fails where a page fails', () => {
  const answer = checkBuildOf(ALL.join(''), { status: 500 });
  expect(answer).toEqual({ code: 1, complaint: 'The built site answers 500 for /\n' });
});
