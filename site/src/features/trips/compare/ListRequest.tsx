import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isFilled, isPhone } from '#features/hand-over/checks.ts';
import { Field, TextBox } from '#features/hand-over/Field.tsx';
import { HandOverResult } from '#features/hand-over/HandOverResult.tsx';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Channels } from '#features/hand-over/message.ts';
import { SendButton } from '#features/hand-over/SendButton.tsx';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import type { Party } from '../party.ts';
import * as words from './request.words.ts';
import { type ListRequest as Request, requestMessage } from './request-message.ts';
import type { ComparedTrip } from './use-compared.ts';

type Props = { trips: ComparedTrip[]; party: Party; channels: Channels };

const MAX_WISHES_LENGTH = 2000;

/** One request for all trips, with date, party and prices. It keeps nothing. */
export default function ListRequest({ trips, party, channels }: Props) {
  const { whatsappNumber, email } = channels;
  const same = useMemo(() => ({ whatsappNumber, email }), [whatsappNumber, email]);
  const { state, send, again } = useHandOver(same);
  const form = useForm<Request>({ shouldUseNativeValidation: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit((request) => {
    if (send(requestMessage(request, trips, party, location.origin))) form.reset();
  });
  return (
    <section className="list-request" aria-labelledby="list-request">
      <h2 id="list-request" ref={heading} tabIndex={-1}>
        {words.title(trips.length)}
      </h2>
      <ul className="wanted">
        {trips.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
      <form className="form" onSubmit={submit} aria-labelledby="list-request">
        <HandOverResult state={state} again={again} thanks={words.thanks} apology={words.apology} />
        <Field
          label={words.fullName}
          required
          autoComplete="name"
          {...form.register('fullName', { validate: isFilled })}
        />
        <Field
          label={shared.email}
          type="email"
          required
          autoComplete="email"
          {...form.register('email')}
        />
        <Field
          label={shared.phone}
          type="tel"
          required
          autoComplete="tel"
          {...form.register('phone', { validate: { isFilled, isPhone } })}
        />
        <TextBox
          label={words.wishes}
          hint={shared.optional}
          rows={3}
          maxLength={MAX_WISHES_LENGTH}
          {...form.register('wishes')}
        />
        <SendButton>{words.send}</SendButton>
      </form>
    </section>
  );
}
