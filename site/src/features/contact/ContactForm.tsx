import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { isFilled, isPhone } from '#features/hand-over/checks.ts';
import { Choice, Field, TextBox } from '#features/hand-over/Field.tsx';
import { HandOverResult } from '#features/hand-over/HandOverResult.tsx';
import { SendButton } from '#features/hand-over/SendButton.tsx';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import { type ContactMessage, contactMessage, SUBJECTS } from './contact-message.ts';

type Props = { whatsappNumber: string; email: string };

const THANKS = 'Thank you for contacting us! We will get back to you soon.';
const APOLOGY = 'Your message could not be handed over. Please try again or contact us directly.';

/** A message to the operator: handed over by chat and e-mail, and kept nowhere. */
export function ContactForm({ whatsappNumber, email }: Props) {
  const channels = useMemo(() => ({ whatsappNumber, email }), [whatsappNumber, email]);
  const { state, send } = useHandOver(channels);
  const form = useForm<ContactMessage>({ shouldUseNativeValidation: true });
  const submit = form.handleSubmit((contact) => {
    if (send(contactMessage(contact))) form.reset();
  });

  return (
    <form className="form needs-script" onSubmit={submit} aria-label="Message">
      <HandOverResult state={state} thanks={THANKS} apology={APOLOGY} />
      <div className="form-row">
        <Field
          label="Name"
          required
          autoComplete="name"
          {...form.register('name', { validate: isFilled })}
        />
        <Field
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          {...form.register('email')}
        />
      </div>
      <div className="form-row">
        <Field
          label="Phone"
          hint="optional"
          type="tel"
          autoComplete="tel"
          {...form.register('phone', { validate: isPhone })}
        />
        <Choice label="Subject" required {...form.register('subject')}>
          <option value="">Choose one</option>
          {Object.entries(SUBJECTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
      </div>
      <TextBox
        label="Message"
        required
        rows={6}
        {...form.register('message', { validate: isFilled })}
      />
      <SendButton>Send message</SendButton>
    </form>
  );
}
