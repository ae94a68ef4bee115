import { useForm } from 'react-hook-form';
import { ContactFields } from '#features/hand-over/ContactFields.tsx';
import { isFilled } from '#features/hand-over/checks.ts';
import { Choice, TextBox } from '#features/hand-over/Field.tsx';
import { HandOverForm } from '#features/hand-over/HandOverForm.tsx';
import * as handOverWords from '#features/hand-over/hand-over.words.ts';
import { useHandOver } from '#features/hand-over/use-hand-over.ts';
import * as words from './contact.words.ts';
import { type ContactMessage, contactMessage } from './contact-message.ts';

type Props = { whatsappNumber: string; email: string };

/** The contact form. It hands a message over by chat and e-mail, and keeps nothing. */
export function ContactForm(channels: Props) {
  const handingOver = useHandOver(channels);
  const form = useForm<ContactMessage>({ shouldUseNativeValidation: true });
  const submit = form.handleSubmit((contact) => {
    if (handingOver.send(contactMessage(contact))) form.reset();
  });

  return (
    <HandOverForm
      label={words.formLabel}
      {...{ submit, handingOver }}
      thanks={words.formThanks}
      apology={words.formApology}
      send={words.formSend}
    >
      <div className="form-row pairs">
        <ContactFields register={form.register} nameLabel={handOverWords.name} isPhoneOptional />
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
    </HandOverForm>
  );
}
