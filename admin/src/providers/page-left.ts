let isLeft = false;

// Whoever leaves is told before what is on its way is cut off. Asked, they may stay after all: while the
// question stands no time passes here.
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
