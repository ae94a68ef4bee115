import type { Journey } from '../journey.ts';
import * as words from './fact.words.ts';

/** A fact of a trip; `effort`, from 1 to 5, is drawn beside its words. */
export type Fact = { name: string; text: string; effort?: number };

/** A party that small is what everybody expects. */
const LEAST_PARTY = 1;

/** What is said of a trip at a glance, in the order of the page. What is not given is left out. */
export function factsOf(journey: Journey): Fact[] {
  const { style, minAge, effort, start, end, guideLanguages, minParty } = journey;
  const most = 'groupSize' in journey ? journey.groupSize : null;
  const facts: (Fact | false | '' | null)[] = [
    style && { name: words.style, text: words.styles[style] },
    most !== null && { name: words.groupSize, text: words.atMost(most) },
    minParty !== null &&
      minParty > LEAST_PARTY && { name: words.minParty, text: words.travellers(minParty) },
    minAge !== null && minAge > 0 && { name: words.minAge, text: words.fromAge(minAge) },
    describeEffort(effort),
    start && { name: words.start, text: start },
    end && { name: words.end, text: end },
    guideLanguages.length > 0 && { name: words.languages, text: guideLanguages.join(', ') },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

/** An effort that has no words is not said. */
function describeEffort(effort: number | null): Fact | null {
  const text = effort === null ? undefined : words.efforts[effort - 1];
  return effort === null || text === undefined ? null : { name: words.effort, text, effort };
}
