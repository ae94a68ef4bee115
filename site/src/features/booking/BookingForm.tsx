import { formatMoney } from '@karibu/graph/contract';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { todayHere } from '#features/hand-over/calendar.ts';
import { isFilled, isNotPast, isPhone } from '#features/hand-over/checks.ts';
import { Field, TextBox } from '#features/hand-over/Field.tsx';
import { HandOverResult } from '#features/hand-over/HandOverResult.tsx';
import * as handOverWords from '#features/hand-over/hand-over.words.ts';
import { SendButton } from '#features/hand-over/SendButton.tsx';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import type { JourneyNoun } from '#features/journeys/journey.ts';
import * as words from './booking.words.ts';
import { type BookingRequest, bookingMessage } from './booking-message.ts';
import { Travelers } from './Travelers.tsx';

type Props = {
  title: string;
  noun: JourneyNoun;
  /** US dollars per person; 0 where it is not settled. */
  price: number;
  maxTravelers: number;
  whatsappNumber: string;
  email: string;
};

/** The number that the form begins with. The page shows it before the script runs. */
const USUAL_TRAVELERS = 2;
const MAX_WISHES_LENGTH = 2000;

/** The booking form. It hands a request over by chat and e-mail, and keeps nothing. */
export function BookingForm({ title, noun, price, maxTravelers, whatsappNumber, email }: Props) {
  const channels = useMemo(() => ({ whatsappNumber, email }), [whatsappNumber, email]);
  const { state, send, again } = useHandOver(channels);
  const usual = String(Math.min(USUAL_TRAVELERS, maxTravelers));
  const form = useForm<BookingRequest>({
    defaultValues: { travelers: usual },
    shouldUseNativeValidation: true,
  });
  const total = estimateTotal(price, form.watch('travelers'));
  const today = useToday();

  const submit = form.handleSubmit((request) => {
    const page = location.origin + location.pathname;
    if (send(bookingMessage(request, { title, page, total }))) form.reset();
  });

  return (
    <form
      className="form needs-script"
      method="dialog"
      onSubmit={submit}
      aria-label={words.formLabel}
    >
      <HandOverResult
        state={state}
        again={again}
        thanks={words.formThanks}
        apology={words.formApology}
      />
      <Field
        label={words.formFullName}
        required
        autoComplete="name"
        {...form.register('fullName', { validate: isFilled })}
      />
      <Field
        label={handOverWords.email}
        type="email"
        required
        autoComplete="email"
        {...form.register('email')}
      />
      <Field
        label={handOverWords.phone}
        type="tel"
        required
        autoComplete="tel"
        {...form.register('phone', { validate: { isFilled, isPhone } })}
      />
      <div className="form-row">
        <Field
          label={words.formDate}
          type="date"
          required
          min={today}
          {...form.register('date', { validate: isNotPast })}
        />
        <Travelers most={maxTravelers} defaultValue={usual} {...form.register('travelers')} />
      </div>
      <TextBox
        label={words.formSpecialRequests}
        hint={handOverWords.optional}
        rows={2}
        maxLength={MAX_WISHES_LENGTH}
        {...form.register('specialRequests')}
      />
      {price > 0 && (
        <p className="total">
          <span>{words.formTotal}</span> <output>{total || '–'}</output>
        </p>
      )}
      <SendButton>{words.formRequest[noun]}</SendButton>
    </form>
  );
}

/** The price for all travellers; '' without a price or a number of travellers. */
function estimateTotal(price: number, travelers: string): string {
  return price > 0 && Number(travelers) > 0 ? formatMoney(price * Number(travelers)) : '';
}

/** The earliest day to choose. Pages are rendered once for all days, so only the browser knows. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayHere()), []);
  return today;
}
