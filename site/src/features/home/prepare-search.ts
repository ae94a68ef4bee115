import { todayHere } from '#features/hand-over/calendar.ts';

/**
 * Lets nobody search for a past date, and fetches the index of trips as soon as somebody turns to
 * the form, so that the list finds it there.
 */
export function prepareSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const date = form?.querySelector<HTMLInputElement>('[name=date]');
  if (date) date.min = todayHere();
  form?.addEventListener('focusin', () => void fetch('/trips/facets.json'), { once: true });
  form?.addEventListener('input', () => void fetch('/trips/vocabulary.json'), { once: true });
}
