import { addDays, dateIn, startOfDay } from '@karibu/graph/core/calendar.ts';

/** Some pages change with the date: a deadline that was open yesterday has passed today. */
type Daily = {
  /** The operator's time zone as the settings have it now. */
  readTimeZone: () => Promise<string>;
  onNewDay: () => Promise<unknown>;
};

/** The longest wait. After it, a change of the time zone or of the clock is noticed. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** Calls `onNewDay` when a new date begins where the operator is. Gives a function that stops. */
export function watchDate({ readTimeZone, onNewDay }: Daily): () => void {
  let timer: NodeJS.Timeout | undefined;
  let known: string | null = null;
  let isStopped = false;
  async function look(): Promise<void> {
    const timeZone = await readTimeZone().catch(() => 'UTC');
    const today = dateIn(timeZone, new Date());
    // A day whose publish failed is tried again at the next look.
    if (known === null || (await isToldOf(today))) known = today;
    const wait = startOfDay(timeZone, addDays(today, 1)).getTime() - Date.now();
    if (!isStopped) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS));
  }
  const isToldOf = (today: string) =>
    known === today ||
    onNewDay().then(
      () => true,
      () => false,
    );
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
