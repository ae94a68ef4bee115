export const settings = {
  siteName: 'Baobab & Dhow',
  tagline: 'Unforgettable adventures and luxury travel, from the savannah to the sea',
  logo: '',
  footerText:
    'Private safaris from Arusha and days at sea from Zanzibar, planned by people who live here and guided by people who grew up here.',
  copyrightText: '© Baobab & Dhow. All rights reserved.',
  email: 'hello@baobab-and-dhow.example',
  careersEmail: 'careers@baobab-and-dhow.example',
  phone: '+255 700 000 000',
  address: '14 Weaverbird Lane, Arusha, Tanzania',
  workingHours: 'Mon - Fri: 9:00 AM - 6:00 PM',
  whatsappNumber: '255700000000',
  mapEmbedUrl: '',
  faqPdfUrl: '',
  bookingPolicyUrl: '',
  termsConditionsUrl: '',
  timeZone: 'Africa/Dar_es_Salaam',
  heroSection: {
    title: 'From the baobab to the dhow',
    subtitle:
      'Quiet mornings among elephants, long evenings by the Indian Ocean, and the right guide for both.',
    backgroundImage: 'savannah-dusk-hero',
  },
  socialLinks: {
    facebook: 'https://social.example/facebook/baobab-and-dhow',
    twitter: 'https://social.example/twitter/baobab-and-dhow',
    instagram: 'https://social.example/instagram/baobab-and-dhow',
    linkedin: 'https://social.example/linkedin/baobab-and-dhow',
    youtube: 'https://social.example/youtube/baobab-and-dhow',
    pinterest: 'https://social.example/pinterest/baobab-and-dhow',
  },
  whyChooseUs: [
    {
      icon: 'Users',
      title: 'Guides who stay with you',
      description:
        'One guide from the first day of a safari to the last, so that nothing has to be explained twice.',
    },
    {
      icon: 'Target',
      title: 'Honest planning',
      description:
        'We tell you the driving times, the season and the odds before you decide, and sometimes advise against a tour.',
    },
    {
      icon: 'Globe',
      title: 'Bush and beach in one hand',
      description:
        'Offices in Arusha and Zanzibar arrange the whole journey, and the flights in between.',
    },
    {
      icon: 'Heart',
      title: 'Small groups',
      description:
        'A window seat for everyone in the vehicle, and no more than eight guests to a boat at Mnemba.',
    },
    {
      icon: 'Leaf',
      title: 'Light on the land',
      description:
        'No crowding at a river, no chasing of dolphins, refilled bottles in place of new ones.',
    },
    {
      icon: 'Award',
      title: 'Easy to change your mind',
      description:
        'Nothing to pay when you ask for a place, and free cancellation up to 24 hours before departure.',
    },
  ],
  ourValues: [
    {
      icon: 'Heart',
      title: 'Hospitality',
      description:
        'Karibu means welcome and also come closer. We try to deserve both halves of the word.',
    },
    {
      icon: 'Leaf',
      title: 'Restraint',
      description:
        'An animal’s day matters more than our photograph. We keep our distance, and leave when we are noticed.',
    },
    {
      icon: 'Users',
      title: 'Fair shares',
      description:
        'Porters, cooks, boat crews and village hosts are paid properly, on time and in full.',
    },
    {
      icon: 'Award',
      title: 'Craft',
      description:
        'Good guiding is a trade that takes years to learn. We train for it every green season.',
    },
  ],
  aboutUs: {
    title: 'A safari house with its feet in the sand',
    description:
      'Baobab & Dhow plans private journeys in northern Tanzania and on the islands of Zanzibar and Mafia. We are a small company of guides, sailors, cooks and planners, and we answer our own telephone.',
    mission:
      'To show guests our country at its own pace, and to see that those who live beside the wildlife and the reefs have reason to be glad of every visit.',
    vision:
      'A Tanzania in which elephants still walk between parks, reefs are richer than we found them, and a young guide can make a good living without leaving home.',
    heroImage: 'baobab-avenue',
  },
  ourStory: {
    title: 'How a driver and a sailor came to share an office',
    description:
      'It began with one second-hand safari car in Arusha and one patched dhow in Fumba. The owners met because guests kept asking the one about the other: who could take us to the sea, who could take us to the Serengeti? After a season of passing notes they put up a single sign.',
    secondParagraph:
      'The car became a small fleet and the dhow found company, but the way of working has not changed much. Each journey is planned by someone who has driven the road or sailed the bay in question, and who will tell you where the stops for good chapati are.',
    thirdParagraph:
      'Many of our guides began as porters, deckhands or kitchen helpers with us. They pass on what they know in the quiet months, when the rains close the tracks and the whole house goes back to school.',
    videoLink: '',
    image1: 'hot-air-balloons',
    image2: 'spice-market',
  },
};
