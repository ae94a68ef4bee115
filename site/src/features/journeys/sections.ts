import type { Journey } from './journey.ts';
import * as words from './journey.words.ts';

/** What the page shows beside the fields of the journey. */
type Shown = { hasStays: boolean; hasDepartures: boolean; hasReviews: boolean };

/** On a page with fewer sections one finds one's way without links. */
const FEWEST = 5;

/** The sections that a long page links to, in their order; none on a short page. */
export function sectionsOf(journey: Journey, shown: Shown): { id: string; name: string }[] {
  const { itinerary, rates, extras, parkFees, cancellation, inclusions, faqs } = journey;
  const hasPrices = rates.length > 0 || extras.length > 0 || parkFees !== '' || cancellation !== '';
  const sections = [
    { id: 'overview', name: words.overview, isShown: true },
    { id: 'itinerary', name: words.sectionDays, isShown: itinerary.length > 0 },
    { id: 'accommodation', name: words.sectionStays, isShown: shown.hasStays },
    { id: 'departures', name: words.sectionDates, isShown: shown.hasDepartures },
    { id: 'prices', name: words.sectionPrices, isShown: hasPrices },
    { id: 'inclusion', name: words.sectionIncluded, isShown: inclusions.length > 0 },
    { id: 'questions', name: words.sectionQuestions, isShown: faqs.length > 0 },
    { id: 'reviews', name: words.sectionGuests, isShown: shown.hasReviews },
  ].filter(({ isShown }) => isShown);
  return sections.length < FEWEST ? [] : sections.map(({ id, name }) => ({ id, name }));
}
