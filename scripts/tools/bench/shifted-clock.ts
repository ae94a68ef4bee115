import { readFileSync } from 'node:fs';

/**
 * Loaded before a program (`--import`), it shifts what the program takes for now by the
 * milliseconds that the file `CLOCK_FILE` holds. The file may change meanwhile. Timers go on.
 */
const LOOK_EVERY_MS = 20;
const RealDate = Date;
let shiftMs = 0;

function look(): void {
  try {
    shiftMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  } catch {
    // It is being written: the next look finds it.
  }
}
look();
setInterval(look, LOOK_EVERY_MS).unref();

const now = () => RealDate.now() + shiftMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
