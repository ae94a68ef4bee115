import type { tripFields } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { FoldedGroup } from '../forms/FoldedGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { OptionalRowsInput, UnorderedRowsInput } from '../inputs/RowsInput.tsx';
import { DeparturesInput } from './DeparturesInput.tsx';
import { RatesInput } from './RatesInput.tsx';
import { RelatedTripsInput } from './RelatedTripsInput.tsx';

const Input = FieldInput<typeof tripFields>;

/** `facts`: the inputs of further facts, which this kind of trip alone has. */
type TripGroupsProps = { facts?: ReactNode };

/** What tours and packages ask for alike, and many of them do without. */
export function TripGroups({ facts }: TripGroupsProps) {
  return (
    <>
      <FoldedGroup title="Facts">
        <Input name="style" />
        {facts}
        <Input name="minParty" />
        <Input name="minAge" />
        <Input name="effort" />
        <Input name="start" />
        <Input name="end" />
        <Input name="guideLanguages" />
      </FoldedGroup>
      <FoldedGroup title="Prices by season">
        <Input name="rates" control={RatesInput} />
      </FoldedGroup>
      <FoldedGroup title="Departures">
        <Input name="departures" control={DeparturesInput} />
        <Input name="closedDates" control={UnorderedRowsInput} />
      </FoldedGroup>
      <FoldedGroup title="Extras and terms">
        <Input name="extras" control={OptionalRowsInput} />
        <Input name="parkFees" />
        <Input name="cancellation" />
      </FoldedGroup>
      <FoldedGroup title="Questions and answers">
        <Input name="faqs" control={OptionalRowsInput} />
      </FoldedGroup>
      <FoldedGroup title="Planner and related trips">
        <Input name="planner" />
        <Input name="relatedTrips" control={RelatedTripsInput} />
      </FoldedGroup>
    </>
  );
}
