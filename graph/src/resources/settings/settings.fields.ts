import { DEFAULT_TIME_ZONE } from '#core/calendar.ts';
import {
  email,
  group,
  image,
  link,
  pattern,
  type RecordOf,
  rows,
  select,
  text,
  timeZone,
  url,
} from '#core/fields/index.ts';
import { faqs } from '../trips/faqs.ts';

export const VALUE_ICONS = ['Heart', 'Target', 'Leaf', 'Award', 'Users', 'Globe'] as const;
export const SOCIAL_KINDS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
] as const;

const paragraph = (label: string) => text({ label, multiline: true, maxLength: 4000 });

const LINK_HELP = 'A web address, a page of this site such as /terms, or an uploaded PDF.';

const iconCards = (label: string) =>
  rows({
    label,
    fields: {
      icon: select({ label: 'Icon', options: VALUE_ICONS }),
      title: text({ label: 'Title', required: true }),
      description: text({ label: 'Description', multiline: true }),
    },
    // A card with nothing but an icon was never filled in.
    keep: ({ title, description }) => [title, description].some((text) => !isBlank(text)),
  });

const isBlank = (text: unknown) =>
  text === undefined || text === null || String(text).trim() === '';

export const settingsFields = {
  siteName: text({ label: 'Site name', required: true, maxLength: 80 }),
  tagline: text({ label: 'Tagline' }),
  logo: image({ label: 'Logo' }),
  email: email({ label: 'E-mail' }),
  careersEmail: email({ label: 'Careers e-mail' }),
  phone: text({ label: 'Phone', maxLength: 40 }),
  address: text({ label: 'Address', multiline: true, maxLength: 400 }),
  workingHours: text({ label: 'Working hours' }),
  whatsappNumber: pattern({
    label: 'WhatsApp number',
    pattern: /^\d{6,15}$/,
    message: 'WhatsApp number must be the country code and digits, without spaces or symbols',
    help: 'Country code and digits, no spaces or symbols.',
  }),
  mapEmbedUrl: url({
    label: 'Map embed address',
    isSecure: true,
    invalidMessage: 'Map embed address must be the https:// address of an embedded map',
    help: 'The source address of a map that is made for embedding.',
  }),
  heroSection: group({
    label: 'Hero section',
    fields: {
      title: text({ label: 'Title' }),
      subtitle: text({ label: 'Subtitle', maxLength: 400 }),
      backgroundImage: image({ label: 'Background image' }),
    },
  }),
  socialLinks: group({
    label: 'Social media links',
    fields: {
      facebook: url({ label: 'Facebook' }),
      twitter: url({ label: 'Twitter' }),
      instagram: url({ label: 'Instagram' }),
      linkedin: url({ label: 'LinkedIn' }),
      youtube: url({ label: 'YouTube' }),
      pinterest: url({ label: 'Pinterest' }),
    },
  }),
  whyChooseUs: iconCards('Why choose us'),
  ourValues: iconCards('Our values'),
  aboutUs: group({
    label: 'About us',
    fields: {
      title: text({ label: 'Title' }),
      description: paragraph('Description'),
      mission: paragraph('Mission'),
      vision: paragraph('Vision'),
      heroImage: image({ label: 'Hero image' }),
    },
  }),
  ourStory: group({
    label: 'Our story',
    fields: {
      title: text({ label: 'Title' }),
      description: paragraph('Description'),
      secondParagraph: paragraph('Second paragraph'),
      thirdParagraph: paragraph('Third paragraph'),
      videoLink: url({ label: 'Video link', help: 'Replaces the two images.' }),
      image1: image({ label: 'First image' }),
      image2: image({ label: 'Second image' }),
    },
  }),
  faqs: faqs(),
  footerText: text({ label: 'Footer text', multiline: true }),
  copyrightText: text({ label: 'Copyright text' }),
  faqPdfUrl: link({ label: 'FAQ document', help: LINK_HELP }),
  bookingPolicyUrl: link({ label: 'Booking policy', help: LINK_HELP }),
  termsConditionsUrl: link({ label: 'Terms and conditions', help: LINK_HELP }),
  timeZone: timeZone({
    label: 'Time zone',
    defaultValue: DEFAULT_TIME_ZONE,
    help: 'Calendar dates begin and end in this zone.',
  }),
};

/** The one settings record. */
export type Settings = RecordOf<typeof settingsFields>;
