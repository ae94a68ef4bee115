import type { PackageContent } from '../types.ts';

export const theMonsoonRoute: PackageContent = {
  title: 'The Monsoon Route: Oman and Zanzibar',
  slug: 'the-monsoon-route',
  description: [
    '<p>For a thousand years sailors left the Gulf in December with dates, salt and copper, let the north-east monsoon carry them down to Zanzibar, and came home with the south-west wind in spring, smelling of cloves. You need five hours and a window seat, and still feel how it all belongs together: the doors, the coffee, the boats, the manners.</p>',
    '<p>A historian from Stone Town travels with the group from the first day to the last, and it never has more than six members.</p>',
  ].join(''),
  image: 'the-monsoon-route',
  gallery: [
    { url: 'oman', type: 'image' },
    { url: 'a-door-in-stone-town', type: 'image' },
    { url: 'pemba-reefs-and-clove-hills', type: 'image' },
    { url: 'zanzibar', type: 'image' },
  ],
  category: 'small-group',
  destination: 'Oman & Zanzibar',
  duration: '12 Days',
  price: 4150,
  rating: 5,
  reviews: 9,
  highlights: [
    'Muttrah’s harbour and market before breakfast',
    'The falaj channels and forts around Nizwa',
    'A night in the dunes of Sharqiya',
    'Sur, where dhows are still built',
    'The sea front, palaces and ruins of the sultans in Zanzibar',
    'Clove farms, and the recipes that both coasts claim',
  ],
  itinerary: [
    { day: 'Day 1', title: 'Arrival in Muscat', description: 'Dinner above the bay of Muttrah.' },
    {
      day: 'Day 2',
      title: 'Muttrah and Muscat on foot',
      description: 'Fish market, souk, the two forts and the Grand Mosque.',
    },
    {
      day: 'Day 3',
      title: 'Muscat to Nizwa',
      description: 'Two hours inland; the afternoon is for the round tower of the fort.',
    },
    {
      day: 'Day 4',
      title: 'Jebel Akhdar and back to Nizwa',
      description: 'Rose terraces and villages at two thousand metres.',
    },
    {
      day: 'Day 5',
      title: 'Nizwa to the Sharqiya Sands',
      description: 'Three hours, the last of them on sand. Camels at sunset.',
    },
    {
      day: 'Day 6',
      title: 'By way of Wadi Bani Khalid to Sur',
      description: 'A swim between rock walls, and the boatyard before dark.',
    },
    {
      day: 'Day 7',
      title: 'Sur to Muscat',
      description: 'Along the coast, with a halt at Qalhat, where Ibn Battuta landed.',
    },
    {
      day: 'Day 8',
      title: 'Flight to Zanzibar, night in Stone Town',
      description: 'The monsoon route in an afternoon.',
    },
    {
      day: 'Day 9',
      title: 'Stone Town: doors and courtyards',
      description: 'How to read a door, and who could afford one.',
    },
    {
      day: 'Day 10',
      title: 'Palaces and cloves, Stone Town',
      description: 'Mtoni, Maruhubi and a farm where the trees were planted under Sultan Said.',
    },
    {
      day: 'Day 11',
      title: 'Under sail from Stone Town',
      description: 'A day on a dhow to the sandbanks, and taarab at night.',
    },
    {
      day: 'Day 12',
      title: 'Stone Town to the airport',
      description: 'Coffee with cardamom, as on the first day.',
    },
  ],
  accommodation:
    'Two nights in a small hotel above Muttrah and one more on return, two in a restored mud house near Nizwa, one in a desert camp, one in Sur, and four in a merchant’s house in Stone Town.',
  inclusions: [
    'Eleven nights with breakfast, and eight dinners',
    'Flight from Muscat to Zanzibar',
    'Two 4x4 with drivers in Oman, car and boats on Zanzibar',
    'A historian as guide from the first day to the last',
    'Entrance fees and transfers',
  ],
  exclusions: [
    'International flights to Muscat and from Zanzibar',
    'Visas and the compulsory Zanzibar visitor cover',
    'Lunches',
    'Gratuities',
  ],
  maxGroupSize: 6,
  isFeatured: false,
  isActive: true,
};
