import { capitalise, formatDate } from '@karibu/graph/contract';
import { knownResource } from '../providers/known-resource.ts';
import type { Task } from '../providers/task-calls.ts';

/** What is said of a task, and where it is done; without a place where it is done elsewhere. */
export type TaskLine = {
  text: string;
  /** The address of the one record that it is about. */
  to?: string;
  /** The filter of the list that shows the records that it is about. */
  filter?: Record<string, unknown>;
};

/** A task in words. */
export function sayTask(task: Task): TaskLine {
  const { kind, resource, count, title } = task;
  const date = formatDate(task.date) ?? '';
  if (kind === 'backup') {
    const made = date ? `The last backup was made on ${date}` : 'No backup has been made yet';
    return { text: `${made}. Make one with: npm run backup -- <folder>` };
  }
  if (kind === 'disk') {
    const free = `${count.toLocaleString('en-US')} MB are free`;
    return { text: `The disk is nearly full: ${free}. Remove unused pictures`, to: '/media' };
  }
  if (kind === 'without-alt') {
    const pictures = count === 1 ? '1 picture in use has' : `${count} pictures in use have`;
    return { text: `${pictures} no alternative text`, filter: { hasAlt: false, isUsed: true } };
  }
  const { words, publishedBy, isSingle } = knownResource(resource);
  if (kind === 'hidden') {
    const records = count === 1 ? `1 ${words.singular} is` : `${count} ${words.plural} are`;
    return { text: `${records} not on the site`, filter: { [publishedBy ?? '']: false } };
  }
  const to = isSingle ? `/${resource}` : `/${resource}/${task.recordId}`;
  if (kind === 'review') return { text: `${title} waits for a review`, to };
  if (kind === 'draft') return { text: `${title} has a draft that is not published`, to };
  if (kind === 'broken-link') {
    return { text: `${capitalise(title)} links to ${shorten(task.address)}, which is gone`, to };
  }
  if (kind === 'soon') return { text: `${title} has its last date on ${date}`, to };
  return { text: `${title} is on the site, though its last date was ${date}`, to };
}

const ADDRESS_LENGTH = 60;

/** An address as people say it, without what all addresses begin with. */
function shorten(address: string): string {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  return plain.length > ADDRESS_LENGTH ? `${plain.slice(0, ADDRESS_LENGTH)}…` : plain;
}
