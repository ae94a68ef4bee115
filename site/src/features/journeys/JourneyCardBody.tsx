import { describePrice, formatMoney } from '@karibu/graph/contract';
import { CardPicture } from '#components/CardPicture.tsx';
import type { PictureSource } from '#components/picture.ts';
import { formatSeason } from '#components/season.ts';
import type { PackageSummary } from '#content/packages.ts';
import type { TourSummary } from '#content/tour-summary.ts';
import { findDiscount } from './discount.ts';
import * as words from './journey.words.ts';

type Props = {
  journey: TourSummary | PackageSummary;
  path: string;
  picture: PictureSource;
  /** Whether it is the first of the list that opens a page. */
  isFirst?: boolean | undefined;
};

/** The content of a tour's or package's card, for pages and for the list that a script draws. */
export function JourneyCardBody({ journey, path, picture, isFirst }: Props) {
  const discount = 'originalPrice' in journey ? findDiscount(journey) : undefined;
  const { amount, unit } = describePrice(journey.price);
  return (
    <>
      <span className="frame">
        <CardPicture source={picture} opens={isFirst} />
      </span>
      <span className="days">{journey.duration}</span>
      {discount && <span className="discount">{words.cardSave(formatMoney(discount.amount))}</span>}
      <div className="text">
        <p className="place">
          <span>{journey.destination}</span>
          <Season journey={journey} />
        </p>
        <h3 dir="auto">
          <a href={path}>{journey.title}</a>
        </h3>
        <p className="facts">
          <span className="price">
            <b>{amount}</b>
            {discount && (
              <del>
                <span className="hidden-text">{words.cardInstead} </span>
                {formatMoney(discount.originalPrice)}
              </del>
            )}{' '}
            {unit}
          </span>
          <Rating journey={journey} />
        </p>
      </div>
    </>
  );
}

/** When to go, where that is known. */
function Season({ journey }: Pick<Props, 'journey'>) {
  const season = 'bestMonths' in journey && formatSeason(journey.bestMonths);
  return season && <span className="season">{words.cardBest(season)}</span>;
}

function Rating({ journey: { rating, reviews } }: Pick<Props, 'journey'>) {
  if (rating === null) return null;
  return (
    <span className="rating">
      <span className="hidden-text">{words.cardRated} </span>
      {rating.toFixed(1)}
      {reviews > 0 && <small>{words.cardReviews(reviews)}</small>}
    </span>
  );
}
