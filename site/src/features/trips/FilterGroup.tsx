import type { ReactNode } from 'react';
import * as words from '#features/tours/tour-browser.words.ts';
import { isSame, type Option } from './trip-filter.ts';
import * as listWords from './trip-list.words.ts';

export type FilterGroupProps = {
  legend: string;
  name: string;
  options: readonly Option[];
  /** The chosen value; '' for all. No button is marked where the value is not offered. */
  value: string;
  /** How many trips each choice would give, once that is known. */
  counts: Record<string, number> | undefined;
  /** Stands above the choices. */
  find?: ReactNode;
  onChoose: (value: string) => void;
};

/** Radio buttons for one filter. The first one takes it off. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, name, options, value, counts, find, onChoose } = props;
  const countOf = (option: Option) =>
    counts && listWords.choiceCount(counts[`${name}:${option.value}`] ?? 0);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {find}
      {[{ value: '', label: words.filterAll }, ...options].map((option) => (
        <label key={option.value} data-count={option.value && countOf(option)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={isSame(option.value, value)}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
