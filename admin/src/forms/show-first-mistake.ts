/**
 * Scrolls to the first wrong field of a form, or to `otherwise` if there is none. It also focuses
 * formatted text, which a form cannot focus by itself.
 */
export function showFirstMistake(form?: Element | null, otherwise?: Element | null): void {
  const wrong = form?.querySelector('.Mui-error');
  (wrong ?? otherwise)?.scrollIntoView({ block: 'center' });
  const text = wrong?.closest('fieldset')?.querySelector<HTMLElement>('[contenteditable="true"]');
  text?.focus({ preventScroll: true });
}
