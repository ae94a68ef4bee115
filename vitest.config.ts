import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files. They run first, so that both workers are busy until the end. */
const LONG = [
  'publish/crash',
  'equality/equality',
  'guides/add-a-resource',
  'hostile-input',
  'tours/tour',
  'server/start',
  'backup/backup',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['{graph,site,admin,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Long enough for a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // Each file has its own database and directories. Loading the API once per file would be slow.
    isolate: false,
  },
});
