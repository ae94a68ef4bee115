import { type Difference, findDifference, type Matching } from './match.ts';
import type { ExpectedEvents, Fields } from './test-file.ts';

/** Compares the commands that the driver sent, and the replies, with the expected ones. */
export function findEventDifference(
  expected: readonly ExpectedEvents[] = [],
  observedEvents: ReadonlyMap<string, readonly Fields[]>,
  matching: Matching,
): Difference {
  for (const { client, events, ignoreExtraEvents } of expected) {
    const observed = observedEvents.get(client) ?? [];
    const isCountWrong = ignoreExtraEvents
      ? observed.length < events.length
      : observed.length !== events.length;
    if (isCountWrong) return `${client} had ${observed.length} events, not ${events.length}`;
    for (const [at, event] of events.entries()) {
      const difference = findOneEventDifference(event, observed[at] ?? {}, matching);
      if (difference) return difference;
    }
  }
  return undefined;
}

function findOneEventDifference(
  expected: Fields,
  observed: Fields,
  matching: Matching,
): Difference {
  const [[name, fields] = ['', {}]] = Object.entries(expected);
  const event = observed[name] as Fields | undefined;
  if (!event) return `the event is ${Object.keys(observed)[0]}, not ${name}`;
  for (const [field, value] of Object.entries(fields as Fields)) {
    const root = { ...matching, allowsMore: true };
    const difference = findDifference(value, event[field], root, `${name}.${field}`);
    if (difference) return difference;
  }
  return undefined;
}
