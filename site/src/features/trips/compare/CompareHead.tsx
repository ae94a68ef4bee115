import type { RefObject } from 'react';
import type { Party } from '../party.ts';
import { CopyAddress } from './CopyAddress.tsx';
import * as words from './compare.words.ts';
import * as factWords from './facts.words.ts';
import { PartyForm } from './PartyForm.tsx';
import * as requestWords from './request.words.ts';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  party: Party;
  setParty: (party: Party) => void;
  /** How many stand side by side, and how many are on the list. */
  shown: number;
  all: number;
  /** Opens the request for all of them. */
  ask: () => void;
};

/** Above the comparison: for whom it is, and what can be done with all of it. */
export function CompareHead({ heading, party, setParty, shown, all, ask }: Props) {
  return (
    <div className="compare-head">
      <h2 ref={heading} tabIndex={-1}>
        {words.count(shown)}
      </h2>
      {shown > 0 && (
        <>
          <PartyForm party={party} change={setParty} />
          <p>
            <button className="button" type="button" onClick={ask}>
              {requestWords.open(all)}
            </button>
            <button className="button button-quiet" type="button" onClick={printWhole}>
              {factWords.print}
            </button>
          </p>
          <CopyAddress />
        </>
      )}
    </div>
  );
}

const LONGEST_WAIT_MS = 5000;

/** Prints once the pictures are there. One that does not come holds it up for a moment only. */
async function printWhole(): Promise<void> {
  const decoded = Promise.allSettled([...document.images].map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  print();
}
