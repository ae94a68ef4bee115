import type { TourSummary } from '#content/tour-summary.ts';
import * as words from './tour-browser.words.ts';

type Props = { tour: Pick<TourSummary, 'slug' | 'title'>; text?: string };

/** Puts a tour on the shortlist, or takes it off; the script of every page runs it. */
export function ShortlistButton({ tour: { slug, title }, text }: Props) {
  return (
    <button
      className="shortlist-button needs-script"
      type="button"
      aria-pressed="false"
      aria-label={words.shortlist(title)}
      data-shortlist-tour={slug}
      data-title={title}
    >
      {text}
    </button>
  );
}
