import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { isFilled, isPhone } from '#features/hand-over/checks.ts';
import { Choice, Field, TextBox } from '#features/hand-over/Field.tsx';
import { HandOverResult } from '#features/hand-over/HandOverResult.tsx';
import * as handOverWords from '#features/hand-over/hand-over.words.ts';
import { SendButton } from '#features/hand-over/SendButton.tsx';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import * as words from './contact.words.ts';
import { type ContactMessage, contactMessage } from './contact-message.ts';

type Props = { whatsappNumber: string; email: string };

/** The contact form. It hands a message over by chat and e-mail, and keeps nothing. */
export function ContactForm({ whatsappNumber, email }: Props) {
  const channels = useMemo(() => ({ whatsappNumber, email }), [whatsappNumber, email]);
  const { state, send, again } = useHandOver(channels);
  const form = useForm<ContactMessage>({ shouldUseNativeValidation: true });
  const submit = form.handleSubmit((contact) => {
    if (send(contactMessage(contact))) form.reset();
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
      <div className="form-row">
        <Field
          label={handOverWords.name}
          required
          autoComplete="name"
          {...form.register('name', { validate: isFilled })}
        />
        <Field
          label={handOverWords.email}
          type="email"
          required
          autoComplete="email"
          {...form.register('email')}
        />
      </div>
      <div className="form-row">
        <Field
          label={handOverWords.phone}
          hint={handOverWords.optional}
          type="tel"
          autoComplete="tel"
          {...form.register('phone', { validate: isPhone })}
        />
        <Choice label={words.formSubject} required {...form.register('subject')}>
          <option value="">{words.formChoose}</option>
          {Object.entries(words.subjects).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
      </div>
      <TextBox
        label={words.formMessage}
        required
        rows={6}
        {...form.register('message', { validate: isFilled })}
      />
      <SendButton>{words.formSend}</SendButton>
    </form>
  );
}
