/**
 * Brings the first wrong field of a form, else what stands for all of them, into sight. Formatted text is
 * focused too, which a form cannot do by itself.
 */
export function showFirstMistake(form?: Element | null, otherwise?: Element | null): void {
  const wrong = form?.querySelector('.Mui-error');
  (wrong ?? otherwise)?.scrollIntoView({ block: 'center' });
  const text = wrong?.closest('fieldset')?.querySelector<HTMLElement>('[contenteditable="true"]');
  text?.focus({ preventScroll: true });
}
