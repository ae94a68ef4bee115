import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';
import { findNames } from './find-names.ts';
import { isSame, type Option } from './trip-filter.ts';
import * as words from './trip-list.words.ts';

type Props = Omit<FilterGroupProps, 'find' | 'name'> & {
  name: 'category' | 'destination';
  /** Whether there are more names than these options. */
  hasMore: boolean;
  /** All of them, once they are known. */
  all: readonly string[] | undefined;
  /** Runs when one is looked for by name. */
  onFind: () => void;
};

/** Names to choose from. Of many, the others are found by a part of their name. */
export function NameChoice({ hasMore, all, onFind, options, ...group }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // It may have been filled in before the script arrived.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const isFinding = text.trim() !== '';
  const find = useEffectEvent(onFind);
  useEffect(() => {
    if (isFinding) find();
  }, [isFinding]);
  if (!hasMore) return <FilterGroup options={options} {...group} />;

  const names = all ?? options.map(({ value }) => value);
  const { found, left } = findNames(names, text);
  const shown = isFinding ? found.map(toOption) : options;
  const isShown = shown.some(({ value }) => isSame(value, group.value));
  const chosen = names.filter((name) => !isShown && isSame(name, group.value)).map(toOption);
  return (
    <FilterGroup
      {...group}
      options={[...chosen, ...shown]}
      find={
        <>
          <input
            ref={field}
            aria-label={words.findName[group.name]}
            placeholder={words.findName[group.name]}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <p role="status">
            {isFinding && all && found.length === 0 && words.noName[group.name]}
            {isFinding && left > 0 && words.moreNames(left)}
          </p>
        </>
      }
    />
  );
}

function toOption(name: string): Option {
  return { value: name, label: name };
}
