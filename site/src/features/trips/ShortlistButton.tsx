import * as words from '#features/tours/tour-browser.words.ts';

type Props = {
  /** See `tripKey`. */
  tripKey: string;
  title: string;
  text?: string;
};

/** Puts a trip on the shortlist, or takes it off; the script of every page runs it. */
export function ShortlistButton({ tripKey, title, text }: Props) {
  return (
    <button
      className="shortlist-button needs-script"
      type="button"
      aria-pressed="false"
      aria-label={words.shortlist(title)}
      data-shortlist-tour={tripKey}
      data-title={title}
    >
      {text}
    </button>
  );
}
