import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'karibu-imports-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** Writes a small tree and checks it by the rules of this repository. Gives the rules it breaks. */
function brokenRules(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const bin = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const rules = join(ROOT, '.dependency-cruiser.cjs');
  const options = ['--config', rules, '--output-type', 'json', 'graph'];
  const { stdout } = spawnSync(process.execPath, [bin, ...options], {
    ...{ cwd: tree, encoding: 'utf8' },
  });
  const { summary } = JSON.parse(stdout);
  expect(summary.totalCruised).toBe(Object.keys(files).length);
  return summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
}

test('REG-7 the import rules refuse a circle of types alone', () => {
  const files = {
    'graph/src/boat.ts':
      "import type { Crew } from './crew.ts';\nexport type Boat = { crew: Crew };\n",
    'graph/src/crew.ts':
      "import type { Boat } from './boat.ts';\nexport type Crew = { boat: Boat };\n",
  };
  expect(brokenRules(files)).toEqual(['no-circles']);
});

test('REG-7 the import rules refuse a circle over three files, and pass what goes one way', () => {
  const files = {
    'graph/src/one.ts': "export { two } from './two.ts';\n",
    'graph/src/two.ts': "import type { Three } from './three.ts';\nexport const two: Three = 2;\n",
    'graph/src/three.ts': 'export type Three = number;\n',
  };
  expect(brokenRules(files)).toEqual([]);
  const back = "import type { one } from './one.ts';\nexport type Three = typeof one;\n";
  expect(new Set(brokenRules({ ...files, 'graph/src/three.ts': back }))).toEqual(
    new Set(['no-circles']),
  );
});
