import { todayHere } from '#features/hand-over/calendar.ts';

/**
 * Lets nobody search for a past date or for more children than travellers, and fetches the index of
 * trips as soon as somebody turns to the form, so that the list finds it there.
 */
export function prepareSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const date = form?.querySelector<HTMLInputElement>('[name=date]');
  if (date) date.min = todayHere();
  offerChildren(form);
  form?.addEventListener('focusin', () => void fetch('/trips/facets.json'), { once: true });
  form?.addEventListener('input', () => void fetch('/trips/vocabulary.json'), { once: true });
}

/** Offers as many children as leave an adult. An address says nothing of children where none go. */
function offerChildren(form: HTMLFormElement | null): void {
  const travelers = form?.querySelector<HTMLSelectElement>('[name=travelers]');
  const children = form?.querySelector<HTMLSelectElement>('[name=children]');
  if (!travelers || !children) return;
  const offer = () => {
    for (const option of children)
      option.disabled = Number(option.value) >= Number(travelers.value);
    if (children.selectedOptions[0]?.disabled) children.value = '';
  };
  travelers.addEventListener('change', offer);
  form?.addEventListener('formdata', ({ formData }) => {
    if (!formData.get('children')) formData.delete('children');
  });
  offer();
}
