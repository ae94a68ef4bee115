import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Section } from './sections.ts';

/**
 * The section in sight: the first, until the element around the list is scrolled. A section that
 * was chosen stays current until one scrolls on: the last ones may not reach the top.
 */
export function useCurrentSection(list: RefObject<HTMLElement | null>, sections: Section[]) {
  const [current, setCurrent] = useState<string>();
  const chosenAt = useRef<number>(undefined);
  useEffect(() => {
    const form = list.current?.parentElement;
    if (!form) return;
    const follow = () => {
      if (form.scrollTop === chosenAt.current) return;
      chosenAt.current = undefined;
      setCurrent(findCurrent(form, sections));
    };
    form.addEventListener('scroll', follow, { passive: true });
    return () => form.removeEventListener('scroll', follow);
  }, [list, sections]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with it.
  useEffect(() => keepInSight(list.current), [list, current]);
  const choose = (id: string) => {
    chosenAt.current = list.current?.parentElement?.scrollTop;
    setCurrent(id);
  };
  return { current: current ?? sections[0]?.id, choose };
}

/** The last section that begins in the upper third; sections in a column beside do not count. */
function findCurrent(form: HTMLElement, sections: Section[]): string | undefined {
  const boxes = sections.flatMap(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box ? [{ id, left: box.left, top: box.top }] : [];
  });
  const [first] = boxes;
  const column = boxes.filter(({ left }) => left === first?.left);
  const isAtEnd = form.scrollTop > 0 && form.scrollTop + form.clientHeight >= form.scrollHeight - 1;
  const line = form.getBoundingClientRect().top + form.clientHeight / 3;
  const begun = column.filter(({ top }) => isAtEnd || top <= line);
  return (begun.at(-1) ?? first)?.id;
}

/** Scrolls a list that lies in a line to the current one, and nothing else. */
function keepInSight(list: HTMLElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  const line = link?.closest('ol');
  if (link && line) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}
