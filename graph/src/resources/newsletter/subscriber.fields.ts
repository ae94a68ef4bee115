import { email, flag, type RecordOf, text } from '#core/fields/index.ts';

const moment = (label: string, help: string) => text({ label, help, maxLength: 40 });

export const subscriberFields = {
  email: email({
    label: 'E-mail',
    required: true,
    requiredMessage: 'Please enter your email address',
  }),
  isActive: flag({ label: 'Active', help: 'Gets the newsletter.', defaultValue: true }),
  subscribedAt: moment('Subscribed', 'When the last subscription began: ISO 8601, UTC.'),
  unsubscribedAt: moment('Unsubscribed', 'When it ended: ISO 8601, UTC. Empty while active.'),
};

/** A subscriber of the newsletter, as REST and GraphQL see it. */
export type Subscriber = RecordOf<typeof subscriberFields>;
