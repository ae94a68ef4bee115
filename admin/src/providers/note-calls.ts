import type { Identifier } from 'react-admin';
import {
  AddNoteDocument,
  LookAtDocument,
  LookAwayDocument,
  NotesDocument,
  type NotesQuery,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

export type Note = NotesQuery['notes']['items'][number];
export type NoteKind = 'note' | 'ask' | 'return';

const MOST = 100;

/** The calls for notes on a record, for its review, and for who else looks at it. */
export const noteCalls = {
  /** The newest notes on a record, and how many there are in all. */
  async getNotes(resource: string, id: Identifier): Promise<NotesQuery['notes']> {
    const variables = { id: String(id), input: { resource }, page: 1, limit: MOST };
    const { notes } = await callApi(NotesDocument, variables);
    return notes;
  },
  async addNote(resource: string, id: Identifier, kind: NoteKind, text: string): Promise<void> {
    const variables = { id: String(id), input: { resource, kind, text } };
    await callApi(AddNoteDocument, variables);
  },
  /** Says that one looks at a record, and gives the names of the others who do. */
  async lookAt(resource: string, id: Identifier): Promise<string[]> {
    const variables = { id: String(id), input: { resource } };
    const { lookAt } = await callApi(LookAtDocument, variables);
    return lookAt.map(({ name }) => name);
  },
  async lookAway(resource: string, id: Identifier): Promise<void> {
    const variables = { id: String(id), input: { resource } };
    await callApi(LookAwayDocument, variables);
  },
};
