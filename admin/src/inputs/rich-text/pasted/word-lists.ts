type Kind = 'ul' | 'ol';
type Entry = { level: number; kind: Kind; start: number };
type Open = { list: HTMLElement; level: number };

/**
 * Makes lists of what Word puts on the clipboard as paragraphs that only look like lists, and of
 * Word on the web's lists of one entry each. Entries that follow each other make one list.
 */
export function makeWordLists(body: HTMLElement): void {
  unwrapOnlineLists(body);
  let open: Open[] = [];
  for (const line of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const entry = readEntry(line);
    if (!entry) continue;
    if (line.localName !== 'p') continue;
    const root = open[0]?.list;
    if (!root || line.previousElementSibling !== root) open = [];
    open = openList(open, entry, line);
    const item = line.ownerDocument.createElement('li');
    const text = line.ownerDocument.createElement('p');
    text.append(...line.childNodes);
    item.append(text);
    open.at(-1)?.list.append(item);
    line.remove();
  }
}

/** The lists that are open at an entry, from the outermost to the one that it belongs to. */
function openList(open: Open[], { level, kind, start }: Entry, line: HTMLElement): Open[] {
  const outer = open.filter((each) => each.level < level);
  const same = open.find((each) => each.level === level);
  if (same?.list.localName === kind) return [...outer, same];
  const list = line.ownerDocument.createElement(kind);
  if (start > 1) list.setAttribute('start', String(start));
  const parent = outer.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else line.before(list);
  return [...outer, { list, level }];
}

/** Takes the mark of an entry off, such as `·` or `2.`; a heading keeps its number as text. */
function readEntry(line: HTMLElement): Entry | null {
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(line.getAttribute('style') ?? '')?.[1];
  const { level: online, kind: known } = line.dataset;
  if (online) return { level: Number(online), kind: known === 'ol' ? 'ol' : 'ul', start: 1 };
  if (!level) return null;
  const mark = line.querySelector('[style*="mso-list:Ignore" i]');
  const text = (mark?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
  if (line.localName === 'p') mark?.remove();
  else mark?.replaceWith(`${text} `);
  return { level: Number(level), ...readMark(text) };
}

/** What kind of list a mark belongs to, and where a numbered one begins. */
export function readMark(mark: string): { kind: Kind; start: number } {
  const [, number] = /^\(?(\d{1,3}|[a-z]{1,2}|[ivxlc]+)[.)]$/i.exec(mark) ?? [];
  return { kind: number ? 'ol' : 'ul', start: Number(number) || 1 };
}

function unwrapOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const lines = [...wrapper.querySelectorAll<HTMLElement>('li')].map((item) => {
      const line = item.ownerDocument.createElement('p');
      line.dataset.level = item.dataset.ariaLevel ?? '1';
      line.dataset.kind = item.parentElement?.localName ?? 'ul';
      line.append(...(item.querySelector('p') ?? item).childNodes);
      return line;
    });
    wrapper.replaceWith(...lines);
  }
}
