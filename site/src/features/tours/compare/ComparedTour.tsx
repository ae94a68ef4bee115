import { tourPath } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { MONTHS } from '#components/months.ts';
import { pictureSource } from '#components/picture.ts';
import { formatSeason } from '#components/season.ts';
import { describePrice } from '#features/journeys/price.ts';
import type { IndexedTour } from '../tour-index.ts';
import { tourTypeTitle } from '../tour-type.ts';
import * as words from './compare.words.ts';

type Props = { tour: IndexedTour; remove: (slug: string) => void };

/** One tour of the comparison. Its facts line up with those of its neighbours. */
export function ComparedTour({ tour, remove }: Props) {
  const picture = pictureSource(tour.image, tour.media ?? undefined);
  const { src, srcset, width, height, alt = '', position } = picture;
  const { amount, unit } = describePrice(tour.price);
  const { slug, title, rating, reviews, bestMonths, highlights } = tour;
  return (
    <li>
      <span className="frame">
        <img
          {...{ src, width, height }}
          srcSet={srcset}
          sizes="(width >= 64rem) 31rem, 90vw"
          alt={alt}
          style={{ objectPosition: position }}
        />
      </span>
      <h3 dir="auto">
        <a href={tourPath(slug)}>{title}</a>
      </h3>
      <dl>
        <Fact name={words.factPrice}>
          <b>{amount}</b> {unit}
        </Fact>
        <Fact name={words.factDuration}>{tour.duration}</Fact>
        <Fact name={words.factDestination}>{tour.destination}</Fact>
        <Fact name={words.factKind}>
          {words.kindOf(tour.category, tourTypeTitle(tour.tourType))}
        </Fact>
        <Fact name={words.factRating}>
          {rating === null ? words.notRated : words.ratingOf(rating.toFixed(1), reviews)}
        </Fact>
        <Fact name={words.factBestTime}>
          {formatSeason(bestMonths) || words.unknownTime}
          <Year months={bestMonths} />
        </Fact>
        <Fact name={words.factHighlights}>
          <Lines lines={highlights} />
        </Fact>
      </dl>
      <button type="button" aria-label={words.removeTour(title)} onClick={() => remove(slug)}>
        {words.remove}
      </button>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The months of a year as a strip, the good ones marked. */
function Year({ months }: { months: number[] }) {
  return (
    <span className="year" aria-hidden="true">
      {MONTHS.map(({ number }) => (
        <i key={number} className={months.includes(number) ? 'best' : ''} />
      ))}
    </span>
  );
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return '–';
  return (
    <ul dir="auto">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
