import { quote } from '@karibu/graph/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ContactFields } from '#features/hand-over/ContactFields.tsx';
import { TextBox } from '#features/hand-over/Field.tsx';
import { HandOverForm } from '#features/hand-over/HandOverForm.tsx';
import * as handOverWords from '#features/hand-over/hand-over.words.ts';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import type { JourneyNoun } from '#features/journeys/journey.ts';
import { type BookedTrip, hasOwnPrices } from './booked-trip.ts';
import * as words from './booking.words.ts';
import { type BookingRequest, bookingMessage } from './booking-message.ts';
import { PartyFields } from './PartyFields.tsx';
import { showFocusedField } from './show-focused-field.ts';
import { Total } from './Total.tsx';
import { sayClosed } from './trip-words.ts';
import { partyOf, useAsked, useParty } from './use-party.ts';

type Props = {
  title: string;
  noun: JourneyNoun;
  trip: BookedTrip;
  maxTravelers: number;
  whatsappNumber: string;
  email: string;
};

/** The number that the form begins with. The page shows it before the script runs. */
const USUAL_TRAVELERS = 2;
const MAX_WISHES_LENGTH = 2000;

/** The booking form. It hands a request over by chat and e-mail, and keeps nothing. */
export function BookingForm({ title, noun, trip, maxTravelers, ...channels }: Props) {
  const handingOver = useHandOver(channels);
  const usual = String(Math.min(USUAL_TRAVELERS, maxTravelers));
  const form = useForm<BookingRequest>({
    defaultValues: { travelers: usual, children: '0', rooms: '', extras: [] },
    shouldUseNativeValidation: true,
  });
  const { party, price } = useParty(form, trip);
  useEffect(showFocusedField, []);
  const today = useAsked(form, maxTravelers);
  const checkDate = (_date: string, request: BookingRequest) => {
    const asked = partyOf(request, trip);
    return sayClosed(trip, quote(trip, asked), asked) || true;
  };

  const submit = form.handleSubmit((request) => {
    const page = location.origin + location.pathname;
    const known = trip.price > 0 || hasOwnPrices(trip) ? price : null;
    const message = bookingMessage(request, { title, page, party, quote: known });
    if (handingOver.send(message)) form.reset();
  });

  return (
    <HandOverForm
      label={words.formLabel}
      {...{ submit, handingOver }}
      thanks={words.formThanks}
      apology={words.formApology}
      send={words.formRequest[noun]}
    >
      <ContactFields register={form.register} nameLabel={words.formFullName} />
      <PartyFields
        form={form}
        trip={trip}
        party={party}
        maxTravelers={maxTravelers}
        usual={usual}
        today={today}
        closed={sayClosed(trip, price, party)}
        checkDate={checkDate}
      />
      <TextBox
        label={words.formSpecialRequests}
        hint={handOverWords.optional}
        rows={2}
        maxLength={MAX_WISHES_LENGTH}
        {...form.register('specialRequests')}
      />
      <Total trip={trip} party={party} price={price} />
    </HandOverForm>
  );
}
