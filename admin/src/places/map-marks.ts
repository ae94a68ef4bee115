import {
  type Box,
  boxAround,
  LANDMARKS,
  type Label,
  type MapPoint,
  type MapView,
  placeLabels,
} from '@karibu/graph/contract';
import { findByName, type KnownPlace } from './known-places.ts';
import { landmarkNames } from './landmark-names.ts';

/** A known place on the map. Its name is left out where there is no room for it. */
export type Dot = { place: KnownPlace; at: MapPoint; label?: Label | undefined };

/** Dots are pressed by fingers, so none lies on another: of those that would, the first stays. */
const APART = 26;
const TYPE = { dot: 13, landmark: 11.5 };
/** From this many kilometres a pixel on, only large landmarks are named. */
const FAR = 1.5;

/** The known places in view, from west to east, and the landmarks that leave them their room. */
export function listMarks(known: readonly KnownPlace[], view: MapView, taken: readonly Box[]) {
  const shown: { place: KnownPlace; at: MapPoint }[] = [];
  for (const place of known) {
    const at = view.project(place);
    const isClose = shown.some((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < APART);
    if (isInView(at, view) && !isClose) shown.push({ place, at });
  }
  const boxes = [...taken, ...shown.map(({ at }) => boxAround(at, { x: 8, y: 8 }))];
  const wishes = shown.map(({ place, at }) => ({ text: place.name, at, size: TYPE.dot, place }));
  const labels = placeLabels(wishes, boxes, [], view.size);
  const dots: Dot[] = shown
    .map((dot) => ({ ...dot, label: labels.find(({ place }) => place === dot.place) }))
    .toSorted((a, b) => a.at.x - b.at.x);
  const occupied = [...boxes, ...labels.map(({ box }) => box)];
  const wanted = landmarksIn(view).filter(({ text }) => !findByName(known, text));
  const landmarks = placeLabels(wanted, occupied, [], view.size).filter(
    // A sea whose name finds room on its shore alone is left out.
    ({ kind, anchor }) => kind === 'peak' || anchor !== 'end',
  );
  return { dots, landmarks };
}

function landmarksIn(view: MapView) {
  return LANDMARKS.filter(({ isLarge }) => isLarge || view.kilometresPerUnit <= FAR)
    .map(({ name, kind, at: [latitude, longitude] }) => {
      const at = view.project({ latitude, longitude });
      return { text: landmarkNames[name], kind, at, size: TYPE.landmark };
    })
    .filter(({ at }) => isInView(at, view));
}

function isInView({ x, y }: MapPoint, { size }: MapView): boolean {
  return x > 0 && x < size.width && y > 0 && y < size.height;
}
