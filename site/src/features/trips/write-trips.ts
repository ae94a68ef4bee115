import type { Media } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import type { TripNames } from './trip-index.ts';

const PART = /^(cards|details|words)-(\d+)$/;

/** A file of the index of trips as JSON, by its name; undefined where there is none. */
export function writeTrips(content: Content, name: string): string | undefined {
  const [, kind = name, part = ''] = PART.exec(name) ?? [];
  const answer = answerTo(content, kind, part);
  return answer === undefined ? undefined : JSON.stringify(answer);
}

function answerTo(content: Content, kind: string, part: string): unknown {
  switch (kind) {
    case 'facets':
      return content.tripFacets();
    case 'names':
      return { parts: content.tripParts(), renames: content.tripRenames() } satisfies TripNames;
    case 'prices':
      return content.tripPrices();
    case 'vocabulary':
      return content.tripVocabulary();
    case 'cards':
      return content
        .tripCards(part)
        .map((card) => ({ ...card, media: drawnOf(content.media(card.image)) }));
    case 'details':
      return content.tripDetails(part);
    case 'words':
      return content.tripWordPart(part);
  }
}

/** What a card needs to draw a picture, which it does not describe. */
function drawnOf(media: Media | undefined): Media | null {
  if (!media) return null;
  const { alt, ...drawn } = media;
  return drawn;
}
