import { monthName } from '@karibu/graph/contract';
import * as words from './trip-list.words.ts';

type Props = {
  /** From `1`; '' for any. */
  value: string;
  counts: Record<string, number> | undefined;
  choose: (month: string) => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** When to go: the months that trips call their best, or in which they depart. */
export function MonthChoice({ value, counts, choose }: Props) {
  return (
    <label className="month-choice">
      <span>{words.filterMonth}</span>
      <select name="month" value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.anyMonth}</option>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {monthName(Number(month))}
            {counts && ` ${words.choiceCount(counts[`month:${month}`] ?? 0)}`}
          </option>
        ))}
      </select>
    </label>
  );
}
