import { migrations } from '@karibu/graph/migrations/index.ts';
import type { Effect } from '@karibu/graph/migrations/run-migrations.ts';

/** Describes a dry run for people: per migration the collections and one changed document. */
export function describeEffects(effects: readonly Effect[], list = migrations): string {
  return list
    .flatMap(({ version, title }) => {
      const own = effects.filter((effect) => effect.version === version);
      return own.length === 0 ? [] : ['', `${version}. ${title}`, ...own.flatMap(describeEffect)];
    })
    .join('\n');
}

function describeEffect({ collection, changed, total, sample }: Effect): string[] {
  const count = `   ${collection}: ${changed} of ${total} documents change`;
  return sample ? [count, ...describeSample(sample)] : [count];
}

function describeSample({ before, after }: NonNullable<Effect['sample']>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.flatMap((name) => {
    const [old, now] = [toText(before[name]), toText(after[name])];
    if (old === now) return [];
    const lines = [old && `     - ${name}: ${old}`, now && `     + ${name}: ${now}`];
    return lines.filter((line) => line !== '');
  });
  return [`     for example ${String(before._id)}:`, ...changes];
}

const LONGEST = 300;

/** `''` for a missing field. */
function toText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
