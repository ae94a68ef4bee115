import { capitalise, type Field } from '@karibu/graph/contract';
import { InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type RaRecord, useCloseNotification, useNotify, useRefresh, useUpdate } from 'react-admin';
import { waysToRead } from '../inputs/amounts.ts';
import { isAmbiguous, readAmount } from '../inputs/read-number.ts';
import type { Versioned } from '../jobs/do-as-whole.ts';
import { wordsOf } from '../jobs/of-resource.ts';
import { readErrorBody } from '../providers/api-error.ts';
import { singularOf, titleOf } from '../providers/known-resource.ts';
import { countOf } from './count-of.ts';
import { UndoEditButton } from './UndoEdit.tsx';

type PriceCellProps = { resource: string; name: string; field: Field; record: RaRecord };

/** A price that is changed where it stands: Enter saves it and goes on to the next row. */
export function PriceCell({ resource, name, field, record }: PriceCellProps) {
  const stored = String(record[name] ?? '');
  const [typed, setTyped] = useState(stored);
  const [fault, setFault] = useState('');
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const title = titleOf(resource, record);
  const isGone = useRef(false);
  useEffect(() => setTyped(stored), [stored]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function save() {
    if (isPending) return;
    setFault('');
    if (typed === stored) return;
    const value = readAmount(typed);
    if (typeof value === 'string') return setFault(sayUnread(typed));
    update(
      resource,
      { id: record.id, data: { [name]: value }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: ({ version }) => {
          const saved = joinOffer(resource, [String(record.id), title, Number(version)]);
          notify(saySaved(saved), { type: 'success', action: <UndoSaved {...saved} /> });
        },
        onError: (error) => {
          const message = error instanceof Error ? error.message : 'Not saved';
          // Whoever has left the table meanwhile would not see what the cell says.
          if (isGone.current) notify(sayUnsaved(field, title, message), { type: 'error' });
          setFault(message);
          // Once it is read again, the next try builds on what the other has saved.
          if (readErrorBody(error).code === 'STALE_VERSION') refresh();
        },
      },
    );
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      setTyped(stored);
      setFault('');
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`input[data-cell="${name}"]`)];
    const next = inputs[inputs.indexOf(event.currentTarget) + 1];
    if (next) next.select();
    else event.currentTarget.blur();
    next?.focus();
  }

  return (
    <TextField
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      error={fault !== ''}
      helperText={fault}
      sx={{ width: 124 }}
      slotProps={{
        htmlInput: {
          'aria-label': `${field.label} of ${title}`,
          'data-cell': name,
          inputMode: 'decimal',
          readOnly: isPending,
          onKeyDown: press,
        },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}

function sayUnread(typed: string): string {
  if (!isAmbiguous(typed)) return 'Type an amount such as 1250';
  const [thousands, cents] = waysToRead(typed).map(({ label }) => label);
  return `It can mean ${thousands} or ${cents}`;
}

function sayUnsaved({ label }: Field, title: string, message: string): string {
  return `${label} of ${title} was not saved: ${message}`;
}

/** Prices that are saved, and can be changed back by the button of one message. */
type Saved = { resource: string; records: readonly Versioned[] };

/** What the last message offers to change back, until it closes. */
let offer: Saved | null = null;

/** A new message closes the one before, so it offers what that one did too. */
function joinOffer(resource: string, saved: Versioned): Saved {
  const offered = offer?.resource === resource ? offer.records : [];
  const others = offered.filter(([id]) => id !== saved[0]);
  offer = { resource, records: [...others, saved] };
  return offer;
}

function endOffer({ records }: Saved): void {
  if (offer?.records === records) offer = null;
}

function saySaved({ resource, records }: Saved): string {
  const last = records.at(-1)?.[1];
  if (records.length === 1) return `${capitalise(singularOf(resource))} saved: ${last}`;
  return `${countOf(records.length, wordsOf(resource))} saved, the last: ${last}`;
}

function UndoSaved(saved: Saved) {
  useEffect(() => () => endOffer(saved), [saved]);
  return <UndoEditButton {...saved} onUndo={useCloseNotification()} />;
}
