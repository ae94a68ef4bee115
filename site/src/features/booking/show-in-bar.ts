/**
 * Shows what was chosen in the bar at the foot of narrow screens, in place of the price per person;
 * that price again where `total` is ''.
 */
export function showInBar(total: string, details: string): void {
  const [price, chosen] = document.querySelectorAll<HTMLElement>('.bottom > p');
  if (!price || !chosen) return;
  price.hidden = total !== '';
  chosen.hidden = total === '';
  const amount = document.createElement('b');
  amount.textContent = total;
  chosen.replaceChildren(amount, details);
}
