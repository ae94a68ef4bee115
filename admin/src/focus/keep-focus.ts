import { isUsable } from './controls.ts';
import { createPlaces } from './places.ts';

type Remembered = { element: HTMLElement; screen: string };

/** Enough for a dialog above a dialog, and what opened them. */
const MEMORY = 8;

/**
 * Keeps the keyboard's place in the page. When the focused element is removed, the focus moves to
 * what stands there now, or to what had it before; else to the screen, as when a form closes that
 * was loaded by its own address. A disabled element gets the focus back later. Returns the function
 * that ends it.
 */
export function keepFocus(): () => void {
  const places = createPlaces();
  let recent: Remembered[] = [];
  /** What gets the focus as soon as it can have it. */
  let held: HTMLElement | null = null;
  /** The element that the focus is moving to. Meanwhile nothing has the focus. */
  let next: EventTarget | null = null;

  function leave({ relatedTarget }: FocusEvent) {
    next = relatedTarget;
  }

  function remember({ target }: FocusEvent) {
    next = null;
    if (!(target instanceof HTMLElement)) return;
    if (target === held || !target.contains(held)) held = null;
    const others = recent.filter(({ element }) => element !== target);
    recent = [{ element: target, screen: currentScreen() }, ...others].slice(0, MEMORY);
  }

  /** A control that is left but still there does not get the focus back. */
  function forget({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (!(target instanceof HTMLElement && isUsable(target) && isNowhere())) return;
      recent = [];
      held = null;
    });
  }

  function restore(changes: MutationRecord[]) {
    places.note(changes);
    if (next instanceof HTMLElement && isUsable(next)) return;
    const last = recent[0]?.element;
    if (last?.matches(':disabled')) held = last;
    if (held && !held.isConnected) held = places.successorOf(held)?.control ?? null;
    if (!held && isNowhere()) held = findTarget();
    if (held && isUsable(held) && (isNowhere() || isAround(held))) held.focus();
  }

  function findTarget(): HTMLElement | null {
    for (const { element, screen } of recent) {
      if (isUsable(element)) return element;
      const target = element.isConnected ? null : places.successorOf(element);
      if (target) return screen === currentScreen() ? target.control : target.area;
    }
    return recent.length > 0 ? document.querySelector('main') : null;
  }

  const observer = new MutationObserver(restore);
  const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, what);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave, { capture: true });
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave, { capture: true });
    document.removeEventListener('focusout', forget);
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether a dialog has taken the focus in place of a control in it that could not keep it. */
function isAround(control: HTMLElement): boolean {
  return document.activeElement?.contains(control) === true;
}

/** The part of the address that names the screen, whatever form is open above it. */
function currentScreen(): string {
  return window.location.pathname.split('/')[2] ?? '';
}
