import { formatMoney, type Party } from '@karibu/graph/contract';
import type { UseFormReturn } from 'react-hook-form';
import { isNotPast } from '#features/hand-over/checks.ts';
import { Choice, Field } from '#features/hand-over/Field.tsx';
import { sayAges } from '#features/journeys/ages.ts';
import { type BookedTrip, childAges, hasSingles } from './booked-trip.ts';
import * as words from './booking.words.ts';
import type { BookingRequest } from './booking-message.ts';
import { Travelers } from './Travelers.tsx';

type Form = UseFormReturn<BookingRequest>;

type Props = {
  form: Form;
  trip: BookedTrip;
  party: Party;
  maxTravelers: number;
  usual: string;
  today: string | undefined;
  /** Why the chosen date cannot be requested; '' where it can. */
  closed: string;
  /** Gives true, or the message to show. */
  checkDate: (date: string, request: BookingRequest) => true | string;
};

/**
 * When, and who: the date, the travellers, their rooms, and what they want beside. Children are
 * asked for where they have a price, and shown where the address brings some.
 */
export function PartyFields(props: Props) {
  const { form, trip, party, maxTravelers, usual, today, closed, checkDate } = props;
  const again = { deps: ['date' as const] };
  const hasChildren = childAges(trip) !== undefined || party.children > 0;
  return (
    <>
      <div className="form-row">
        <Field
          label={words.formDate}
          type="date"
          required
          min={today}
          {...form.register('date', { validate: { isNotPast, checkDate } })}
        />
        <Travelers
          most={maxTravelers}
          defaultValue={usual}
          hint={hasChildren ? words.formInAll : undefined}
          {...form.register('travelers', again)}
        />
        {hasChildren && <Children form={form} trip={trip} party={party} />}
        {hasSingles(trip) && <Rooms form={form} party={party} />}
      </div>
      <div aria-live="polite">{closed && <p className="notice notice-bad">{closed}</p>}</div>
      <label className="tick">
        <input type="checkbox" {...form.register('isFlexible')} /> {words.formFlexible}
      </label>
      {trip.extras.length > 0 && <Extras form={form} trip={trip} />}
    </>
  );
}

type PartProps = Pick<Props, 'form' | 'trip' | 'party'>;

/** How many of the travellers are children. */
function Children({ form, trip, party }: PartProps) {
  const ages = childAges(trip);
  return (
    <Choice
      label={words.formChildren}
      hint={ages && sayAges(ages.from, ages.to)}
      {...form.register('children')}
    >
      <Numbers from={0} to={party.adults + party.children - 1} />
    </Choice>
  );
}

function Rooms({ form, party: { adults, children } }: Omit<PartProps, 'trip'>) {
  return (
    <Choice label={words.formRooms} {...form.register('rooms')}>
      <Numbers from={Math.ceil(adults / 2)} to={adults + children} />
    </Choice>
  );
}

function Numbers({ from, to }: { from: number; to: number }) {
  const numbers = Array.from({ length: Math.max(to - from + 1, 1) }, (_, index) => from + index);
  return numbers.map((number) => <option key={number}>{number}</option>);
}

function Extras({ form, trip }: Omit<PartProps, 'party'>) {
  return (
    <fieldset className="field">
      <legend>{words.formExtras}</legend>
      {trip.extras.map(({ id, name, price, per }) => (
        <label className="tick" key={id}>
          <input type="checkbox" value={id} {...form.register('extras')} />
          <span>
            {name}{' '}
            <small>
              {per === 'person'
                ? words.formPerPerson(formatMoney(price))
                : words.formPerTrip(formatMoney(price))}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
