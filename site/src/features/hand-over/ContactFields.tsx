import type { UseFormRegisterReturn } from 'react-hook-form';
import { isFilled, isPhone } from './checks.ts';
import type { Contact } from './contact.ts';
import { Field } from './Field.tsx';
import * as words from './hand-over.words.ts';

type Check = (value: string) => true | string;
type Register = (
  name: keyof Contact,
  options?: { validate: Check | Record<string, Check> },
) => UseFormRegisterReturn;

type Props = {
  register: Register;
  /** What the field of the name is called. */
  nameLabel: string;
  isPhoneOptional?: boolean;
};

/** Asks for name, e-mail and telephone, in one way in all forms. */
export function ContactFields({ register, nameLabel, isPhoneOptional = false }: Props) {
  return (
    <>
      <Field
        label={nameLabel}
        required
        autoComplete="name"
        {...register('fullName', { validate: isFilled })}
      />
      <Field
        label={words.email}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <Field
        label={words.phone}
        hint={isPhoneOptional ? words.optional : undefined}
        type="tel"
        required={!isPhoneOptional}
        autoComplete="tel"
        {...register('phone', { validate: isPhoneOptional ? isPhone : { isFilled, isPhone } })}
      />
    </>
  );
}
