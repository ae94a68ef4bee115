import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ContactFields } from '#features/hand-over/ContactFields.tsx';
import { TextBox } from '#features/hand-over/Field.tsx';
import { HandOverForm } from '#features/hand-over/HandOverForm.tsx';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Channels } from '#features/hand-over/message.ts';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import type { Party } from '../party.ts';
import * as words from './request.words.ts';
import { type ListRequest as Request, requestMessage } from './request-message.ts';
import type { ComparedTrip } from './use-compared.ts';

type Props = { trips: ComparedTrip[]; party: Party; channels: Channels };

const MAX_WISHES_LENGTH = 2000;

/** One request for all trips, with date, party and prices. It keeps nothing. */
export default function ListRequest({ trips, party, channels }: Props) {
  const handingOver = useHandOver(channels);
  const form = useForm<Request>({ shouldUseNativeValidation: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit((request) => {
    if (handingOver.send(requestMessage(request, trips, party, location.origin))) form.reset();
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
      <HandOverForm
        label={words.title(trips.length)}
        {...{ submit, handingOver }}
        thanks={words.thanks}
        apology={words.apology}
        send={words.send}
      >
        <ContactFields register={form.register} nameLabel={words.fullName} />
        <TextBox
          label={words.wishes}
          hint={shared.optional}
          rows={3}
          maxLength={MAX_WISHES_LENGTH}
          {...form.register('wishes')}
        />
      </HandOverForm>
    </section>
  );
}
