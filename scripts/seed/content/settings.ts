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
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=36.64%2C-3.41%2C36.74%2C-3.34&layer=mapnik&marker=-3.3731%2C36.6942',
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
  // Left empty, so that the site's own reasons and values show.
  whyChooseUs: [],
  ourValues: [],
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
    image1: 'out-before-sunrise',
    image2: 'dhow-at-sundown',
  },
};
