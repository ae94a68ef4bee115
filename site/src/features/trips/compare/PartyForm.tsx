import { useEffect, useState } from 'react';
import { todayHere } from '#features/hand-over/calendar.ts';
import type { Party } from '../party.ts';
import * as words from './facts.words.ts';

type Props = { party: Party; change: (party: Party) => void };

const COUNTS = Array.from({ length: 8 }, (_, index) => String(index + 1));

/** Asks who goes and when, for the prices of the comparison. */
export function PartyForm({ party, change }: Props) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayHere()), []);
  const { date, travelers, children } = party;
  const changeTravelers = (count: string) => {
    const stay = Number(children) < Number(count);
    change({ ...party, travelers: count, children: stay ? children : '' });
  };
  return (
    <fieldset className="party">
      <legend>{words.party}</legend>
      <label>
        <span>{words.date}</span>
        <input
          type="date"
          min={today}
          value={date}
          onChange={(event) => change({ ...party, date: event.target.value })}
        />
      </label>
      <Count
        label={words.travelers}
        value={travelers}
        most={COUNTS.length}
        choose={changeTravelers}
      />
      {Number(travelers) > 1 && (
        <Count
          label={words.children}
          value={children}
          most={Number(travelers) - 1}
          choose={(count) => change({ ...party, children: count })}
        />
      )}
    </fieldset>
  );
}

type CountProps = {
  label: string;
  value: string;
  most: number;
  choose: (count: string) => void;
};

function Count({ label, value, most, choose }: CountProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">–</option>
        {COUNTS.slice(0, most).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}
