import * as words from './toast.words.ts';
import styles from './toasts.css?inline';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

const LIFETIME_MS = 5000;

/**
 * Shows a line of text at the top right for five seconds, below those that are there. Errors and
 * warnings interrupt a screen reader, the others wait. The time stands still while the pointer or
 * focus is on the toast.
 */
export function showToast(kind: ToastKind, text: string): void {
  const toast = document.createElement('div');
  toast.className = `toast toast-${kind}`;
  const line = document.createElement('p');
  line.role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  toast.append(
    line,
    closeButton(() => toast.remove()),
  );
  removeInTime(toast);
  stack().append(toast);
  // Screen readers announce a change only in a region that they know already.
  requestAnimationFrame(() => {
    line.textContent = text;
  });
}

function removeInTime(toast: HTMLElement): void {
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), LIFETIME_MS);
  };
  const hold = () => clearTimeout(timer);
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('pointerleave', () => toast.matches(':focus-within') || start());
  toast.addEventListener('focusout', () => toast.matches(':hover') || start());
  start();
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = words.dismiss;
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

/** The stack and its styles come with the first toast: most visits see none. */
function stack(): HTMLElement {
  const present = document.querySelector<HTMLElement>('.toasts');
  if (present) return present;
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  const made = document.createElement('section');
  made.className = 'toasts';
  made.ariaLabel = words.notices;
  document.body.append(made);
  return made;
}
