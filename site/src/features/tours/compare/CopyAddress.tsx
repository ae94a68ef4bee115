import { useState } from 'react';

/** Copies the address of the page, which shows the same comparison to whoever opens it. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('The link is copied.');
    } catch {
      setOutcome('The link could not be copied. Copy it from the address bar.');
    }
  };
  // Browsers let pages write to the clipboard on safe connections only.
  if (!navigator.clipboard) return null;
  return (
    <p>
      <button className="button button-quiet" type="button" onClick={copy}>
        Copy the link
      </button>
      <span role="status">{outcome}</span>
    </p>
  );
}
