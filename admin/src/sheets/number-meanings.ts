import type { Meaning } from './meaning.ts';

/** Prices are US dollars: an amount in another currency is no number here, and is refused. */
const AROUND = /^(?:US\$|USD|\$)|(?:US\$|USD|\$|%)$/gi;
const SPACED = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/;
const WRITTEN = {
  '.': /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d+)?$/,
  ',': /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d+)?$/,
} as const;

/**
 * What a number in a sheet may mean: `$1,250.00`, `1.250,00`, `1 250`, `(12.50)`. `1.250` has two
 * meanings. There is none where it cannot be read.
 */
export function numberMeanings(text: string): Meaning<number>[] {
  const { digits, sign } = takeSign(text.trim());
  const compact = digits.replace(SPACED, (groups) => groups.replace(/[\s'’]/g, ''));
  if (!/\d/.test(compact)) return [];
  if (/^\d+$/.test(compact)) return [{ value: sign * Number(compact), under: {} }];
  return (['.', ','] as const).flatMap((decimal) =>
    WRITTEN[decimal].test(compact)
      ? [{ value: sign * toNumber(compact, decimal), under: { decimal } }]
      : [],
  );
}

/** Bookkeepers put a negative number in brackets, or the minus behind it. */
function takeSign(text: string): { digits: string; sign: 1 | -1 } {
  const bare = text.replace(AROUND, '').trim();
  const [, within = ''] = /^\((.+)\)$/.exec(bare) ?? /^[-−](.+)$/.exec(bare) ?? [];
  const [, before = ''] = /^(.+)[-−]$/.exec(bare) ?? [];
  const negative = within || before;
  const digits = (negative || bare.replace(/^\+/, '')).trim().replace(AROUND, '').trim();
  return { digits, sign: negative ? -1 : 1 };
}

function toNumber(digits: string, decimal: '.' | ','): number {
  const grouping = decimal === '.' ? ',' : '.';
  return Number(digits.replaceAll(grouping, '').replace(decimal, '.'));
}
