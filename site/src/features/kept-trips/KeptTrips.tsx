import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { forgetTrip, type KeptTrip, keepTrip, listKept } from './kept-trips.ts';
import * as words from './kept-trips.words.ts';

/** The trips that this device keeps, brought up to date where there is a connection. */
export function KeptTrips() {
  const [trips, setTrips] = useState<KeptTrip[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    showAll(setTrips);
  }, []);
  const isListed = trips !== undefined;
  useEffect(() => {
    if (isListed && location.hash === '#saved') heading.current?.scrollIntoView();
  }, [isListed]);
  if (!trips) return null;
  const remove = async ({ path }: KeptTrip) => {
    await forgetTrip(path);
    setTrips((listed) => listed?.filter((trip) => trip.path !== path));
    // The button that had focus is gone.
    heading.current?.focus();
  };
  return (
    <section className="kept" aria-labelledby="saved-title">
      <h2 id="saved-title" ref={heading} tabIndex={-1}>
        {words.listTitle}
      </h2>
      <p>{trips.length > 0 ? words.listText : words.removed}</p>
      <ul>
        {trips.map((trip) => (
          <li key={trip.path}>
            <a href={trip.path}>{trip.title}</a>
            <span>{words.keptOn(trip.keptOn)}</span>
            <button
              className="button button-quiet"
              type="button"
              aria-label={words.removeTrip(trip.title)}
              onClick={() => remove(trip)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SetTrips = Dispatch<SetStateAction<KeptTrip[] | undefined>>;

async function showAll(setTrips: SetTrips): Promise<void> {
  const kept = await listKept();
  if (kept.length === 0) return;
  setTrips(kept);
  await Promise.allSettled(kept.map(({ path }) => keepTrip(path)));
  const fresh = new Map((await listKept()).map((trip) => [trip.path, trip]));
  // What was removed meanwhile stays away.
  setTrips((listed) => listed?.flatMap(({ path }) => fresh.get(path) ?? []));
}
