import { readFile } from 'node:fs/promises';

/** The ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** The CPU time that a process has used so far, with all its threads, in seconds. Linux only. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
