import type { Settings } from '@karibu/graph/contract';

/** Who the operator is until the settings say so. */
export const DEFAULT_PROFILE = {
  siteName: 'Karibu',
  tagline: 'Unforgettable adventures and luxury travel, from the savannah to the sea',
  email: 'hello@karibu.example',
  phone: '+255 700 000 000',
  whatsappNumber: '255700000000',
  address: 'Arusha, Tanzania',
  workingHours: 'Mon - Fri: 9:00 AM - 6:00 PM',
  footerText:
    'Safaris on the mainland and days at sea from Zanzibar, planned by people who live here.',
  heroTitle: 'Come closer',
  heroSubtitle: 'Private safaris and island days, at the pace of the place.',
};

/**
 * The settings with every gap filled. Before the first save, the default profile fills them all.
 * After it, an empty e-mail, phone, WhatsApp number or address stays empty: there is none.
 */
export function fillSettings(settings: Settings): Settings {
  const filled = settings.siteName ? settings : { ...settings, ...defaultContacts() };
  const siteName = filled.siteName || DEFAULT_PROFILE.siteName;
  const hero = filled.heroSection;
  return {
    ...filled,
    siteName,
    tagline: filled.tagline || DEFAULT_PROFILE.tagline,
    workingHours: filled.workingHours || DEFAULT_PROFILE.workingHours,
    footerText: filled.footerText || DEFAULT_PROFILE.footerText,
    copyrightText: filled.copyrightText || `© ${siteName}. All rights reserved.`,
    heroSection: {
      title: hero?.title || DEFAULT_PROFILE.heroTitle,
      subtitle: hero?.subtitle || DEFAULT_PROFILE.heroSubtitle,
      backgroundImage: hero?.backgroundImage ?? '',
    },
    whyChooseUs: filled.whyChooseUs ?? [],
    ourValues: filled.ourValues ?? [],
    aboutUs: filled.aboutUs ?? {
      title: '',
      description: '',
      mission: '',
      vision: '',
      heroImage: '',
    },
    ourStory: filled.ourStory ?? NO_STORY,
  };
}

const NO_STORY: Settings['ourStory'] = {
  title: '',
  description: '',
  secondParagraph: '',
  thirdParagraph: '',
  videoLink: '',
  image1: '',
  image2: '',
};

function defaultContacts() {
  const { email, phone, whatsappNumber, address } = DEFAULT_PROFILE;
  return { email, phone, whatsappNumber, address };
}
