import { capitalise } from '@karibu/graph/contract';

/** `zanzibar-excursion` as people read it: `Zanzibar excursion`; `Part-time` stays as it is. */
export function optionLabel(option: string): string {
  if (option === '') return 'Not said';
  return /^[a-z]/.test(option) ? capitalise(option).replaceAll('-', ' ') : option;
}
