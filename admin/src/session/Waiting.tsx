/** A quiet spinner on an empty page, while something that the page cannot do without arrives. */
export function Waiting() {
  return (
    <div className="waiting" role="status">
      <span>Loading…</span>
    </div>
  );
}
