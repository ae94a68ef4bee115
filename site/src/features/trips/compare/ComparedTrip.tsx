import type { ReactNode } from 'react';
import { pictureSource } from '#components/picture.ts';
import { type Party, withParty } from '../party.ts';
import { tripPath } from '../trip-key.ts';
import { ComparedPrice } from './ComparedPrice.tsx';
import * as words from './compare.words.ts';
import type { Fact } from './facts.tsx';
import * as factWords from './facts.words.ts';
import type { ComparedTrip as Trip } from './use-compared.ts';

type Props = {
  trip: Trip;
  /** All that stand side by side, this one too. */
  trips: Trip[];
  facts: Fact[];
  party: Party;
  remove: (key: string) => void;
};

/** One trip of the comparison. Its facts line up with those of its neighbours. */
export function ComparedTrip({ trip, trips, facts, party, remove }: Props) {
  const picture = pictureSource(trip.image, trip.media ?? undefined);
  const { src, srcset, width, height, position } = picture;
  const path = withParty(tripPath(trip.key), party);
  return (
    <li>
      <span className="frame">
        <img
          {...{ src, width, height }}
          srcSet={srcset}
          sizes="(width >= 64rem) 31rem, 90vw"
          alt=""
          style={{ objectPosition: position }}
        />
      </span>
      <h3 dir="auto">
        <a href={path}>{trip.title}</a>
      </h3>
      <dl>
        <Row name={words.factPrice}>
          <ComparedPrice trip={trip} party={party} />
        </Row>
        {facts.map((fact) => (
          <Row key={fact.name} name={fact.name} differs={isDifferent(fact, trips)}>
            {fact.draw?.(trip) ?? (fact.textOf(trip) || '–')}
          </Row>
        ))}
        <Row name={words.factHighlights}>
          <Lines lines={trip.highlights.slice(0, MOST_HIGHLIGHTS)} others={[]} />
        </Row>
        <Row name={factWords.inclusions}>
          <Lines lines={trip.inclusions} others={trips.map(({ inclusions }) => inclusions)} />
        </Row>
        <Row name={factWords.exclusions}>
          <Lines lines={trip.exclusions} others={trips.map(({ exclusions }) => exclusions)} />
        </Row>
      </dl>
      <p className="compared-foot">
        <a className="button" href={`${path}#book`} aria-label={factWords.requestTrip(trip.title)}>
          {factWords.request}
        </a>
        <button
          type="button"
          aria-label={words.removeTour(trip.title)}
          onClick={() => remove(trip.key)}
        >
          {words.remove}
        </button>
      </p>
    </li>
  );
}

const MOST_HIGHLIGHTS = 4;

/** Whether the trips that stand side by side say different things. */
function isDifferent({ textOf }: Fact, trips: Trip[]): boolean {
  return new Set(trips.map(textOf)).size > 1;
}

type RowProps = { name: string; differs?: boolean; children: ReactNode };

function Row({ name, differs = false, children }: RowProps) {
  return (
    <div className={differs ? 'differs' : undefined}>
      <dt>
        {name}
        {differs && <span className="hidden-text"> ({factWords.differs})</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Lines of a trip. Where neighbours have some of them too, the others are marked. */
function Lines({ lines, others }: { lines: string[]; others: string[][] }) {
  if (lines.length === 0) return '–';
  const [first = [], ...rest] = others;
  const isShared = first.some((line) => rest.some((each) => each.includes(line)));
  const isOwn = (line: string) => isShared && others.some((each) => !each.includes(line));
  return (
    <ul dir="auto">
      {lines.map((line) => (
        <li key={line} className={isOwn(line) ? 'own' : undefined}>
          {line}
        </li>
      ))}
    </ul>
  );
}
