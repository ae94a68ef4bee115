import { isSame } from './tour-filter.ts';

type Props = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; '' for all. It may be one that is not offered: then none is marked. */
  value: string;
  onChoose: (value: string) => void;
};

/** Radio buttons for one filter, with `All` to take it off. */
export function FilterGroup({ legend, name, options, value, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[{ value: '', label: 'All' }, ...options].map((option) => (
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
