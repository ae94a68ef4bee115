import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageRenderer, Read, SiteRenderer } from './site-renderer.ts';

/** A question, the answer that pages were rendered with, and those pages. */
export type Question = { read: Read; value: unknown; pages: Set<string> };

/** A page that was rendered: the hash of its content, and what it asked. */
export type KnownPage = { hash: string; questions: readonly Question[] };

/**
 * What the publisher knows of the pages that it rendered last. One content lives on in it, whose
 * snapshot is exchanged for each publish.
 */
export type PageMemory = {
  pages: Map<string, KnownPage>;
  questions: Map<string, Question>;
  /** The release that has these pages; none if that is to be found out. */
  release: string | null;
  /** The list of pages as it was then. */
  paths: readonly string[];
  /** When each page changed, by path. */
  changes: Readonly<Record<string, string>>;
  renderer: PageRenderer | null;
};

/** An answer that no question has. */
export const UNKNOWN = Symbol('unknown');

export function createPageMemory(): PageMemory {
  return {
    ...{ pages: new Map(), questions: new Map(), release: null },
    ...{ paths: [], changes: {}, renderer: null },
  };
}

/** Makes the next publish render every page, in a new content. */
export function forgetPages(memory: PageMemory): void {
  Object.assign(memory, createPageMemory());
}

/** Goes on with another snapshot. */
export function exchangeSnapshot(memory: PageMemory, site: SiteRenderer, snapshot: Snapshot) {
  if (memory.renderer) memory.renderer.exchange(snapshot);
  else memory.renderer = site.createRenderer(snapshot);
  return memory.renderer;
}

/** Asks every question again, each once, and gives the pages whose answers changed. */
export function findDirty({ questions }: PageMemory, renderer: PageRenderer): Set<string> {
  const dirty = new Set<string>();
  for (const { read, value, pages } of questions.values()) {
    if (renderer.ask(read) === value) continue;
    for (const path of pages) dirty.add(path);
  }
  return dirty;
}

/** Whether one of the questions of a page has another answer now. */
export function isAnsweredAnew({ questions }: KnownPage, renderer: PageRenderer): boolean {
  return questions.some(({ read, value }) => renderer.ask(read) !== value);
}

/** Remembers a rendered page with its questions in place of what was known of it. */
export function rememberPage(memory: PageMemory, path: string, hash: string, reads: Read[]): void {
  const { pages, questions, renderer } = memory;
  const before = pages.get(path)?.questions ?? [];
  const asked = reads.map((read) => {
    const key = read.join(' ');
    const value = renderer?.ask(read);
    const question = questions.get(key) ?? { read, value, pages: new Set() };
    // Every page that asks a changed question is rendered, so this is the value for all of them.
    question.value = value;
    question.pages.add(path);
    questions.set(key, question);
    return question;
  });
  pages.set(path, { hash, questions: asked });
  const kept = new Set(asked);
  for (const question of before) if (!kept.has(question)) leave(memory, question, path);
}

export function forgetPage(memory: PageMemory, path: string): void {
  for (const question of memory.pages.get(path)?.questions ?? []) leave(memory, question, path);
  memory.pages.delete(path);
}

function leave({ questions }: PageMemory, question: Question, path: string): void {
  question.pages.delete(path);
  if (question.pages.size === 0) questions.delete(question.read.join(' '));
}
