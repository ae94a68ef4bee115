import { z } from 'zod';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { boundedText } from './text.ts';
import { faultOfAddress, isLinkable, isSitePath } from './web-address.ts';

/** An e-mail address, in lower case. Its domain may be an internationalised one. */
export function email(options: CommonOptions<string>): Field<string> {
  const isSafe = (value: string) => value === '' || isEmail(value);
  const schema = boundedText(options, 254)
    .toLowerCase()
    .refine(isSafe, { error: `${options.label} must be an e-mail address` });
  return defineField(options, { type: 'string', control: 'email', schema, emptyValue: '', isSafe });
}

/** Whether a text is an e-mail address. Its domain may be an internationalised one. */
export function isEmail(value: string): boolean {
  const [, local = '', domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(value) ?? [];
  const host = `http://${domain}`;
  if (!domain || !URL.canParse(host)) return false;
  // The form that mail servers use: a name of letters beyond ASCII begins with `xn--` there.
  const isAscii = /^[\w.-]+$/.test(domain);
  if (!isAscii && /(?:^|\.)-|-(?:\.|$)/.test(domain)) return false;
  const sent = (isAscii ? domain : new URL(host).hostname).replace(/\.xn--[a-z\d-]+$/i, '.idn');
  return z.email().safeParse(`${local}@${sent}`).success;
}

type UrlOptions = CommonOptions<string> & {
  /** Whether http is refused. */
  isSecure?: boolean;
  /** Replaces the message for an address that is wrong. */
  invalidMessage?: string;
};

/** An absolute http or https address. */
export function url(options: UrlOptions): Field<string> {
  const { label, isSecure, invalidMessage } = options;
  const faultOf = (value: string) =>
    isSecure && !/^https:/i.test(value) ? 'must begin with https://' : faultOfAddress(value);
  const schema = boundedText(options, 2000).refine(
    (value) => value === '' || faultOf(value) === null,
    { error: ({ input }) => invalidMessage ?? `${label} ${faultOf(String(input))}` },
  );
  const isSafe = (value: string) => value === '' || isLinkable(value);
  return defineField(options, { type: 'string', control: 'url', schema, emptyValue: '', isSafe });
}

/** A path of the site itself, such as `/terms` or a document's, or an absolute web address. */
export function link(options: CommonOptions<string>): Field<string> {
  const { label } = options;
  const faultOf = (value: string) =>
    value === '' || isSitePath(value) ? null : faultOfAddress(value);
  const schema = boundedText(options, 2000).refine((value) => faultOf(value) === null, {
    error: ({ input }) => `${label} ${faultOf(String(input))}`,
  });
  const isSafe = (value: string) => value === '' || isSitePath(value) || isLinkable(value);
  return defineField(options, { type: 'string', control: 'link', schema, emptyValue: '', isSafe });
}
