import * as words from './tour-browser.words.ts';
import { isSame } from './tour-filter.ts';

type Props = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; '' for all. No button is marked where the value is not offered. */
  value: string;
  onChoose: (value: string) => void;
};

/** Radio buttons for one filter. The first one takes it off. */
export function FilterGroup({ legend, name, options, value, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[{ value: '', label: words.filterAll }, ...options].map((option) => (
        <label key={option.value}>
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
