type Report = (text: string) => void;

export type Progress = {
  /** Runs one step of the start and prints what it is, how far it has come, and how long it took. */
  step: <Result>(title: string, work: (report: Report) => Promise<Result>) => Promise<Result>;
};

/** Shorter steps are not worth a line. */
const WORTH_A_LINE_MS = 400;

/** Prints the progress of long steps. On a terminal a running step shows its figures in place. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  return {
    async step(title, work) {
      const startedAt = Date.now();
      const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
      const begin = setTimeout(() => out.write(`  ${title} …\n`), WORTH_A_LINE_MS);
      let lastReport = '';
      try {
        const result = await work((text) => {
          lastReport = text;
          if (out.isTTY) out.write(`\r  ${title}: ${text} `);
        });
        if (out.isTTY && lastReport) out.write('\n');
        if (Date.now() - startedAt > WORTH_A_LINE_MS) {
          const report = lastReport && !out.isTTY ? `, ${lastReport}` : '';
          out.write(`  ${title}: done in ${seconds()}${report}\n`);
        }
        return result;
      } finally {
        clearTimeout(begin);
      }
    },
  };
}
