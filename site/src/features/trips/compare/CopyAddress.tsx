import { useState } from 'react';
import * as words from './compare.words.ts';

/** Copies the address of the page, which shows the same comparison to anybody who opens it. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  };
  // Browsers let pages write to the clipboard on safe connections only.
  if (!navigator.clipboard) return null;
  return (
    <p>
      <button className="button button-quiet" type="button" onClick={copy}>
        {words.copyLink}
      </button>
      <span role="status">{outcome}</span>
    </p>
  );
}
