import * as words from './newsletter.words.ts';

/** Lets the form send its address from the page, and say below it how that went. */
export function runNewsletterForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  if (form) run(form);
}

function run(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const result = form.querySelector('[role="status"]');
  if (!input || !button || !result) return;
  const label = button.textContent;
  const setBusy = (isBusy: boolean) => {
    input.disabled = isBusy;
    button.disabled = isBusy;
    button.textContent = isBusy ? words.busy : label;
  };
  const say = (message: string, isDone: boolean) => {
    result.textContent = message;
    input.ariaInvalid = String(!isDone);
    if (isDone) form.reset();
    else input.focus();
  };
  setBusy(false);
  input.addEventListener('input', () => {
    result.textContent = '';
    input.ariaInvalid = null;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const email = input.value.trim();
    if (!email) return say(words.empty, false);
    result.textContent = '';
    setBusy(true);
    const { message, isDone } = await subscribe(email);
    setBusy(false);
    say(message || words.failed, isDone);
  });
}

/** Whether the server took the address, and what it says; nothing where it cannot be reached. */
async function subscribe(email: string): Promise<{ message?: string; isDone: boolean }> {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const answer: { message?: string } = await response.json();
    return { ...answer, isDone: response.ok };
  } catch {
    return { isDone: false };
  }
}
