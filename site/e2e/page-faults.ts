/**
 * Runs in a page, and lists what visitors cannot read or press there: words beyond its sides or cut
 * off by the box around them, and targets below 24 px that are not words within a sentence. Also
 * links whose words tell search engines nothing of where they lead.
 */
export function findPageFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.hidden-text, .skip, svg, noscript');
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

  /** The nearest box around it that cuts off or scrolls what is beyond it. */
  const boxAround = (element: Element): Element | null => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return box;
    }
    return null;
  };
  const isCut = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const box = boxAround(element);
    if (!box) return left < -1 || right > width + 1;
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
    const edge = box.getBoundingClientRect();
    return (
      left < edge.left - 1 ||
      right > edge.right + 1 ||
      top < edge.top - 1 ||
      bottom > edge.bottom + 1
    );
  };
  const isSmall = (target: Element): boolean => {
    const shown = target.matches('[type="radio"]') ? (target.closest('label') ?? target) : target;
    const { width, height } = shown.getBoundingClientRect();
    if (!isShown(shown) || (width >= 23.9 && height >= 23.9)) return false;
    const isInline = getComputedStyle(shown).display === 'inline';
    return !(isInline && shown.parentElement && hasWords(shown.parentElement));
  };
  const isVague = (link: HTMLElement) =>
    /^(read|learn|see|find out)? ?(more|here|this|details|info|go)$/i.test(
      link.textContent?.trim() ?? '',
    );
  const words = [...document.body.querySelectorAll('*')].filter(hasWords).filter(isShown);
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')];
  return [
    ...(scrollWidth > width ? [`scrolls sideways to ${scrollWidth} px`] : []),
    ...words.filter(isCut).map((element) => `cut off: ${name(element)}`),
    ...[...document.links].filter(isVague).map((link) => `says not where to: ${name(link)}`),
    ...targets.filter(isSmall).map((target) => `small: ${name(target)}`),
  ];
}
