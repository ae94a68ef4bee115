import { formatMoney } from '@karibu/graph/contract';
import { CardPicture } from '#components/CardPicture.tsx';
import type { PictureSource } from '#components/picture.ts';
import { formatSeason } from '#components/season.ts';
import type { PackageSummary } from '#content/package-summary.ts';
import type { TourSummary } from '#content/tour-summary.ts';
import { around } from '#words/around.ts';
import { findDiscount } from './discount.ts';
import * as words from './journey.words.ts';
import { describePrice } from './price.ts';

type Props = {
  journey: TourSummary | PackageSummary;
  path: string;
  picture: PictureSource;
  /** Whether it is the first of the list that opens a page. */
  isFirst?: boolean | undefined;
  /** How it suits the date that was asked for. */
  fit?: { text: string; isGood: boolean } | undefined;
  /** What it costs for the party that was asked for, where that is another price. */
  offer?: { price: number; isFrom: boolean; unit: string } | undefined;
};

/** The content of a tour's or package's card, for pages and for the list that a script draws. */
export function JourneyCardBody({ journey, path, picture, isFirst, fit, offer }: Props) {
  const hasDiscount = 'originalPrice' in journey && !offer;
  const discount = hasDiscount ? findDiscount(journey) : undefined;
  const price = describePrice(offer?.price ?? journey.price, (offer ?? journey).isFrom);
  const unit = price.unit && (offer?.unit ?? price.unit);
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
          {fit ? <Suits {...fit} /> : <Season journey={journey} />}
        </p>
        <h3 dir="auto">
          <a href={path}>{journey.title}</a>
        </h3>
        <p className="facts">
          <span className="price">
            {price.from} <b>{price.amount}</b>
            {discount && (
              <del>
                <Heard say={words.cardInstead}>{formatMoney(discount.originalPrice)}</Heard>
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

function Suits({ text, isGood }: { text: string; isGood: boolean }) {
  return isGood ? <b className="reason">{text}</b> : <span>{text}</span>;
}

/** A value that is seen alone, and heard within its sentence. */
function Heard({ say, children }: { say: (value: string) => string; children: string }) {
  const [before, after] = around(say);
  return (
    <>
      {before && <span className="hidden-text">{before}</span>}
      {children}
      {after && <span className="hidden-text">{after}</span>}
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
  const shown = rating.toFixed(1);
  return (
    <span className="rating">
      <span className="hidden-text">{words.rated(shown, reviews)}</span>
      <span aria-hidden="true">
        {shown} {reviews > 0 && <small>{words.cardReviews(reviews)}</small>}
      </span>
    </span>
  );
}
