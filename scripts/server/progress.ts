type Report = (text: string) => void;

export type Progress = {
  /** Runs one step of the start. Prints its title, its progress and its duration. */
  step: <Result>(title: string, work: (report: Report) => Promise<Result>) => Promise<Result>;
};

/** A shorter step prints nothing. */
const SHORTEST_PRINTED_MS = 400;

/** Prints the progress of long steps. A terminal shows it on one line that is updated. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  return {
    async step(title, work) {
      const startedAt = Date.now();
      const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
      const begin = setTimeout(() => out.write(`  ${title} …\n`), SHORTEST_PRINTED_MS);
      let lastReport = '';
      try {
        const result = await work((text) => {
          lastReport = text;
          if (out.isTTY) out.write(`\r  ${title}: ${text} `);
        });
        if (out.isTTY && lastReport) out.write('\n');
        if (Date.now() - startedAt > SHORTEST_PRINTED_MS) {
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
