import type { Settings } from '@karibu/graph/contract';
import type { IconName } from '#components/icons.ts';
import { DEFAULT_PROFILE } from '#content/default-profile.ts';
import * as words from './contact.words.ts';

type ContactCard = { icon: IconName; title: string; text: string; link?: string };

/** The ways to reach the operator; the default profile stands in where settings say nothing. */
export function contactCards(settings: Settings): ContactCard[] {
  const email = settings.email || DEFAULT_PROFILE.email;
  const phone = settings.phone || DEFAULT_PROFILE.phone;
  const address = settings.address || DEFAULT_PROFILE.address;
  return [
    { icon: 'mail', title: words.emailUs, text: email, link: `mailto:${email}` },
    { icon: 'phone', title: words.callUs, text: phone, link: phoneLink(phone) },
    { icon: 'pin', title: words.visitUs, text: address },
    { icon: 'clock', title: words.workingHours, text: settings.workingHours },
  ];
}

/** The link that dials a number as it is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
