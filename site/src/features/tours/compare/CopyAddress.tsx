import { useState } from 'react';

/** Copies the address of the page, which shows the same comparison to whoever opens it. */
export function CopyAddress() {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  // Browsers let pages write to the clipboard on safe connections only.
  if (!navigator.clipboard) return null;
  return (
    <p>
      <button className="button button-quiet" type="button" onClick={copy}>
        Copy the link
      </button>
      <span role="status">{isCopied && 'The link is copied.'}</span>
    </p>
  );
}
