import type { tripFields } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { OptionalRowsInput, UnorderedRowsInput } from '../inputs/RowsInput.tsx';
import { DeparturesInput } from './DeparturesInput.tsx';
import { RatesInput } from './RatesInput.tsx';
import { RelatedTripsInput } from './RelatedTripsInput.tsx';

const Input = FieldInput<typeof tripFields>;

type TripGroupsProps = {
  /** Further facts, which this kind of trip alone has, and their names. */
  facts?: ReactNode;
  factNames?: readonly string[];
};

/** What tours and packages ask for alike, and many of them do without. */
export function TripGroups({ facts, factNames = [] }: TripGroupsProps) {
  return (
    <>
      <FoldedGroup title="Facts" names={[...FACTS, ...factNames]}>
        <Input name="style" />
        {facts}
        <Input name="minParty" />
        <Input name="minAge" />
        <Input name="effort" />
        <Input name="start" />
        <Input name="end" />
        <Input name="guideLanguages" />
      </FoldedGroup>
      <FoldedGroup title="Prices by season" names={['rates']}>
        <Input name="rates" control={RatesInput} />
      </FoldedGroup>
      <FoldedGroup title="Departures" names={['departures', 'closedDates']}>
        <Input name="departures" control={DeparturesInput} />
        <Input name="closedDates" control={UnorderedRowsInput} />
      </FoldedGroup>
      <FoldedGroup title="Extras and terms" names={['extras', 'parkFees', 'cancellation']}>
        <Input name="extras" control={OptionalRowsInput} />
        <Input name="parkFees" />
        <Input name="cancellation" />
      </FoldedGroup>
      <FoldedGroup title="Questions and answers" names={['faqs']}>
        <Input name="faqs" control={OptionalRowsInput} />
      </FoldedGroup>
      <FoldedGroup title="Planner and related trips" names={['planner', 'relatedTrips']}>
        <Input name="planner" />
        <Input name="relatedTrips" control={RelatedTripsInput} />
      </FoldedGroup>
    </>
  );
}

const FACTS = ['style', 'minParty', 'minAge', 'effort', 'start', 'end', 'guideLanguages'];
