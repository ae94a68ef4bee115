import { Autocomplete, TextField } from '@mui/material';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { type KnownTrip, useTrips } from './use-trips.ts';

/** Tours and packages by their titles, kept by their slugs in the order in which they were chosen. */
export function RelatedTripsInput(props: ControlProps) {
  const { field, textField } = useControl({ ...props, help: 'Shown first, in this order.' });
  const trips = useTrips();
  const slugs: string[] = (field.value ?? []).filter((slug: string) => slug !== '');
  const titleOf = (slug: string) => trips?.find((trip) => trip.slug === slug)?.title;
  const kindOf = (slug: string) => trips?.find((trip) => trip.slug === slug)?.kind ?? '';
  const { id, onBlur, inputRef, ...shown } = textField;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      id={id}
      size="small"
      options={listSlugs(trips ?? [])}
      loading={trips === null}
      value={slugs}
      // A form begins with a blank line in a list that is empty.
      onChange={(_event, chosen) => field.onChange(chosen.length > 0 ? chosen : [''])}
      onBlur={onBlur}
      groupBy={kindOf}
      getOptionLabel={(slug) => titleOf(slug) ?? (trips ? `${slug} (not found)` : slug)}
      renderInput={(params) => <TextField {...params} {...shown} inputRef={inputRef} />}
    />
  );
}

function listSlugs(trips: KnownTrip[]): string[] {
  return [...new Set(trips.map(({ slug }) => slug))];
}
