import { Box, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import { formatMoment } from '../layout/format-moment.ts';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { singularOf } from '../providers/known-resource.ts';
import type { Note } from '../providers/note-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingEntries } from '../records/LoadingEntries.tsx';
import { NoteForm } from './NoteForm.tsx';

type NotesDialogProps = { resource: string; id: Identifier; onClose: () => void };

/** What colleagues say of a record, and its review. Visitors never see it. */
export function NotesDialog({ resource, id, onClose }: NotesDialogProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['notes', resource, id],
    queryFn: () => dataProvider.getNotes(resource, id),
    gcTime: 0,
  });
  return (
    <WideDialog title={`Notes on this ${singularOf(resource)}`} onClose={onClose}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <NoteForm
          onAdd={async (kind, text) => {
            await dataProvider.addNote(resource, id, kind, text);
            await refetch();
          }}
          isAsked={data?.items.find(({ kind }) => kind !== 'note')?.kind === 'ask'}
        />
        {data ? <NoteList notes={data.items} count={data.count} /> : null}
        {!data && error ? <LoadFailure what="The notes" onRetry={refetch} /> : null}
        {!data && !error ? <LoadingEntries /> : null}
      </DialogContent>
    </WideDialog>
  );
}

function NoteList({ notes, count }: { notes: Note[]; count: number }) {
  if (notes.length === 0) return <Typography color="textSecondary">No notes yet.</Typography>;
  return (
    <>
      <Box component="ol" aria-label="Notes" sx={listStyle}>
        {notes.map((note) => (
          <li key={note.id}>
            <Typography sx={{ fontWeight: 650, fontSize: 14 }}>
              {WORDS[note.kind] ?? WORDS.note} by {note.by} on {formatMoment(note.at)}
            </Typography>
            <Typography sx={textStyle}>{note.text}</Typography>
          </li>
        ))}
      </Box>
      {count > notes.length ? (
        <Typography color="textSecondary">These are the newest {notes.length}.</Typography>
      ) : null}
    </>
  );
}

const WORDS: Record<string, string> = {
  note: 'Note',
  ask: 'Review asked for',
  return: 'Returned',
};

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 };
const textStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
