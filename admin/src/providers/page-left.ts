let isLeft = false;

// The browser announces that the page is left before it cuts calls off. The person may still stay:
// no time passes here while the browser asks.
globalThis.addEventListener?.('beforeunload', () => {
  isLeft = true;
  const forget = () => {
    isLeft = false;
  };
  setTimeout(() => setTimeout(forget, 1_000));
});

/** Whether the page is being left, which cuts off what is on its way. */
export function isPageLeft(): boolean {
  return isLeft;
}
