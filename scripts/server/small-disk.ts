import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  directory: string;
  /** Takes all of the space that is left, or leaves so many bytes of it. */
  fill: (leaveBytes?: number) => void;
  free: () => void;
  unmount: () => Promise<void>;
};

/**
 * A real file system of a few megabytes. Null where this user may not mount one: the administrator
 * may, and whoever may use `sudo` without a password.
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-disk-'));
  const options = `size=${megabytes}m,mode=777`;
  const runner = ['', 'sudo -n '].find((as) =>
    succeeds(`${as}mount -t tmpfs -o ${options} tmpfs ${directory}`),
  );
  if (runner === undefined) {
    await rm(directory, { recursive: true });
    return null;
  }
  const filler = join(directory, 'filler');
  return {
    directory,
    fill: (leaveBytes = 0) => {
      const kept = leaveBytes > 0 ? write(join(directory, 'kept'), leaveBytes) : null;
      write(filler, Number.POSITIVE_INFINITY);
      if (kept) rmSync(kept);
    },
    free: () => rmSync(filler, { force: true }),
    async unmount() {
      succeeds(`${runner}umount -l ${directory}`);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function succeeds(command: string): boolean {
  const [program = '', ...options] = command.split(' ');
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes so many bytes, or as many as there is space for. */
function write(path: string, bytes: number): string {
  const file = openSync(path, 'a');
  try {
    for (let size = 1024 * 1024, left = bytes; size >= 1 && left > 0; ) {
      try {
        left -= writeSync(file, Buffer.alloc(Math.min(size, left)));
      } catch {
        // Less fits than that: the rest is filled in smaller pieces.
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
  return path;
}
