import { readdir, readFile, writeFile } from 'node:fs/promises';

/** What Linux tells of a process. Elsewhere every figure is 0. */
export type ProcessFigures = {
  /** CPU milliseconds of all threads since its start. */
  cpuMs: () => Promise<number>;
  /** The memory that it has now, in MB. */
  memoryMb: () => Promise<number>;
  /** Files and connections that it has open. */
  handles: () => Promise<number>;
  /** The most memory it has had, in MB, since its start or the last `forgetPeak`. */
  peakMb: () => Promise<number>;
  forgetPeak: () => Promise<void>;
};

/** Linux counts CPU time in ticks of this length. */
const TICK_MS = 10;

export function figuresOf(pid: number): ProcessFigures {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const megabytes = async (name: string) => {
    const [, kilobytes = 0] = new RegExp(`${name}:\\s+(\\d+)`).exec(await read('status')) ?? [];
    return Number(kilobytes) / 1024;
  };
  return {
    async cpuMs() {
      const fields = (await read('stat')).split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
    },
    memoryMb: () => megabytes('VmRSS'),
    handles: async () => (await readdir(`/proc/${pid}/fd`).catch(() => [])).length,
    peakMb: () => megabytes('VmHWM'),
    forgetPeak: () => writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {}),
  };
}

const REST_MS = 3_000;
const LONGEST_REST_MS = 120_000;
/** Of one core: less than compressing in the background takes. */
const RESTING_SHARE = 0.7;

/**
 * Waits until a process uses less than a share of one core, or two minutes. Gives whether it came
 * to rest.
 */
export async function comeToRest(
  { cpuMs }: Pick<ProcessFigures, 'cpuMs'>,
  share = RESTING_SHARE,
): Promise<boolean> {
  const deadline = Date.now() + LONGEST_REST_MS;
  while (Date.now() < deadline) {
    const before = await cpuMs();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if ((await cpuMs()) - before < REST_MS * share) return true;
  }
  return false;
}
