import { announceCards } from '#layouts/page/new-cards.ts';

/** The cards that are not on the page yet: the link to the next of them, if there are any. */
export type OlderCards = {
  isThere: () => boolean;
  /** Adds the next page's cards below the others. Opens the page where it cannot be fetched. */
  load: () => Promise<void>;
};

/** Takes cards from the pages that the link leads to, one after the other. */
export function findOlderCards(root: HTMLElement): OlderCards {
  let loading: Promise<void> | undefined;
  return {
    isThere: () => findLink(root) !== undefined,
    load() {
      loading ??= loadNext(root).finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}

async function loadNext(root: HTMLElement): Promise<void> {
  const link = findLink(root);
  if (!link) return;
  const line = root.querySelector<HTMLElement>('[data-loading]');
  root.toggleAttribute('data-waiting', true);
  if (line) line.textContent = line.dataset.loading ?? '';
  try {
    const next = await fetchPage(link.href);
    addCards(root, next);
    const after = findLink(next)?.getAttribute('href');
    if (after) link.href = after;
    else link.remove();
  } catch {
    link.remove();
    location.assign(link.href);
  }
  if (line) line.textContent = '';
  root.toggleAttribute('data-waiting', false);
}

function findLink(from: ParentNode): HTMLAnchorElement | undefined {
  return from.querySelector<HTMLAnchorElement>('a[data-older]') ?? undefined;
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function addCards(root: HTMLElement, next: Document): void {
  for (const card of next.querySelectorAll('[data-card]')) {
    root.querySelector('[data-cards]')?.append(card);
    announceCards(card);
  }
}
