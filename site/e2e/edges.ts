import type { CDPSession, Page } from '../../e2e/test.ts';

/** What an edge, an icon or a state must differ by from what it lies on (WCAG 1.4.11). */
const LEAST = 3;

/** What has an edge, and what shows a state. */
const PARTS = {
  fields: 'input:enabled:not([type="radio"]), select:enabled, textarea:enabled',
  buttons: 'button:enabled:not([aria-disabled="true"]), a.button, .pills a, a.chat, a.trip',
  states: '.pills > *, .pages button, .months, .year',
} as const;

/** Lists the controls and states of a page that are too faint, as they are drawn, view by view. */
export async function findFaintParts(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  do {
    for (const part of await findInView(page, devtools)) found.add(part);
  } while (await page.evaluate(showNextPart, Object.values(PARTS).join()));
  await devtools.detach();
  return [...found];
}

/** A fault is in the next picture too. What a busy browser had not drawn yet is not. */
async function findInView(page: Page, devtools: CDPSession): Promise<string[]> {
  const look = async () => {
    const picture = await takeStill(page, devtools);
    return page.evaluate(measure, { picture, least: LEAST, ...PARTS });
  };
  const found = await look();
  if (found.length === 0) return found;
  const again = await look();
  return found.filter((part) => again.includes(part));
}

/** Runs in a page. Scrolls to the first part that was not yet whole in view; false without. */
function showNextPart(parts: string): boolean {
  const SPARE = { top: 120, bottom: 8 };
  const next = [...document.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ top, bottom }) => top > SPARE.top && bottom > innerHeight - SPARE.bottom)
    .sort((a, b) => a.top - b.top)[0];
  if (!next) return false;
  const before = scrollY;
  scrollBy({ top: next.top - SPARE.top, behavior: 'instant' });
  return scrollY > before;
}

/**
 * A picture of the view, at a moment when nothing of it moves. Playwright's own takes several times
 * as long, for a smaller file.
 */
async function takeStill(page: Page, devtools: CDPSession): Promise<string> {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('input, select, button, a, li')]
        .map((part) => JSON.stringify(part.getBoundingClientRect()))
        .join(),
    );
  for (;;) {
    const before = await places();
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await devtools.send('Page.captureScreenshot', options);
    if (before === (await places())) return data;
  }
}

/**
 * Runs in a page, with a picture of its view. Across the edges of each control it looks for the
 * greatest contrast to what is outside; a chosen part it compares with one that is not.
 */
async function measure({
  picture,
  least,
  ...parts
}: { picture: string; least: number } & typeof PARTS) {
  type Rect = { left: number; top: number; width: number; height: number };
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);

  const lightAt = (x: number, y: number): number => {
    const start = 4 * (Math.round(y) * width + Math.round(x));
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((colour) => {
      const share = (data[start + colour] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const rectOf = (element: Element): Rect => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  };
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

  /** How much the edge of a box differs from what is around it, at most of its length. */
  const edgeOf = (element: Element): number => {
    const { left, top, width, height } = rectOf(element);
    const across = (at: (step: number) => number) => {
      const outside = at(-3);
      return Math.max(...[-1, 0, 1, 2, 3].map((step) => contrast(outside, at(step))));
    };
    const sides = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((share) => [
      across((step) => lightAt(left + width * share, top + step)),
      across((step) => lightAt(left + width * share, top + height - 1 - step)),
    ]);
    return median(sides);
  };
  /** How much an icon differs from the ground that it is drawn on. */
  const iconOf = (element: Element): number => {
    const { left, top, width, height } = rectOf(element);
    const ground = lightAt(left + width / 2, top + height * 0.14);
    const row = Array.from({ length: 24 }, (_, step) => left + (width * (step + 0.5)) / 24);
    return Math.max(...row.map((x) => contrast(ground, lightAt(x, top + height / 2))));
  };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(0, 30)}"`;

  /** Whether all of it is in view, and nothing lies over it. */
  const isInView = (element: Element): boolean => {
    const { left, top, width, height } = rectOf(element);
    const covered = element.closest('.bar') ? 4 : 100;
    const isWhole = left > 4 && left + width < innerWidth - 4 && top + height < innerHeight - 4;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      isWhole && top > covered && hit !== null && (element.contains(hit) || hit.contains(element))
    );
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.skip, .hidden-text') &&
    isInView(element);
  const isDrawn = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopColor, boxShadow } =
      getComputedStyle(element);
    const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    return (
      !isClear(backgroundColor) ||
      boxShadow !== 'none' ||
      (borderTopWidth !== '0px' && !isClear(borderTopColor))
    );
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const fields = all(parts.fields);
  const buttons = all(parts.buttons).filter(isDrawn);
  const faint = [
    ...fields.map((field) => ({
      part: field,
      ratio: Math.max(...[field, field.closest('label')].map((box) => (box ? edgeOf(box) : 0))),
    })),
    ...buttons.map((part) => ({
      part,
      ratio: Math.max(edgeOf(part), part.textContent?.trim() ? 0 : iconOf(part)),
    })),
  ].filter(({ ratio }) => ratio < least);

  /** A chosen part and one that is not, and where in them the ground is seen. */
  const CHOICES: [string, string, number, number][] = [
    [
      '.pills :is([aria-pressed="true"], [aria-current])',
      '.pills > :not([aria-pressed="true"], [aria-current])',
      0.5,
      0.14,
    ],
    ['.pages [aria-current]', '.pages button:not([aria-current]):enabled', 0.5, 0.14],
    ['.months .best', '.months li:not(.best)', 0.5, 0.12],
    ['.year .best', '.year i:not(.best)', 0.5, 0.5],
  ];
  const alike = CHOICES.flatMap(([chosen, other, x, y]) => {
    const [yes, no] = [all(chosen)[0], all(other)[0]];
    if (!yes || !no) return [];
    const [a, b] = [yes, no].map((part) => {
      const { left, top, width, height } = rectOf(part);
      return lightAt(left + width * x, top + height * y);
    }) as [number, number];
    return contrast(a, b) < least ? [{ part: yes, ratio: contrast(a, b) }] : [];
  });
  return [...faint, ...alike].map(({ part, ratio }) => `${ratio.toFixed(2)}: ${name(part)}`);
}
