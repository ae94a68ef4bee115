import { type Field, type FieldMap, isBlankRow, type Party, quote } from '@karibu/graph/contract';

type Quote = ReturnType<typeof quote>;

/** What a form asks for that decides the price of a trip. */
export const PRICED_FIELDS = ['price', 'minParty', 'rates', 'departures', 'closedDates'];

export type SampleQuote = Quote & {
  /** Rows that were begun and are not right yet, which do not count. */
  leftOut: number;
  hasSeasons: boolean;
};

/** The total of a party, by what stands in the form while somebody types. */
export function quoteForm(fields: FieldMap, values: unknown[], party: Party): SampleQuote {
  const parts = PRICED_FIELDS.map((name, place) => readPart(fields[name], values[place]));
  const read = Object.fromEntries(PRICED_FIELDS.map((name, place) => [name, parts[place]?.value]));
  const price = typeof read.price === 'number' ? read.price : 0;
  const leftOut = parts.reduce((sum, { wrong }) => sum + wrong, 0);
  const hasSeasons = Array.isArray(read.rates) && read.rates.length > 0;
  return { ...quote({ ...read, price }, party), hasSeasons, leftOut };
}

type Part = { value: unknown; wrong: number };

function readPart(field: Field | undefined, value: unknown): Part {
  if (field?.of && Array.isArray(value)) return readRows(field.of, value);
  const parsed = field?.schema.safeParse(value);
  return { value: parsed?.success ? parsed.data : undefined, wrong: 0 };
}

function readRows(row: Field, rows: unknown[]): Part {
  const begun = rows.filter((value) => !isBlankRow({ row }, { row: value }));
  const sound = begun.flatMap((value) => {
    const parsed = row.schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return { value: sound, wrong: begun.length - sound.length };
}
