import type { TourContent } from '../types.ts';

export const stoneTownAndSpices: TourContent = {
  title: 'Stone Town and Spices',
  slug: 'stone-town-and-spices',
  description: [
    '<p>A morning among nutmeg and cinnamon, an afternoon in the lanes. Zanzibar’s old trade smells of both, and it makes sense to meet the spices where they grow before you meet them on a plate. Inland from the town a farmer cuts bark, cracks pods and hands you leaves to guess at; children weave you a crown of palm whether you want one or not.</p>',
    '<p>Stone Town has been on the World Heritage List since 2000. With a guide who was born in its alleys you read the carved doors, cross Darajani Market at its busiest and stand in the cathedral that was raised where the slave market had been. That part of the story is told without hurry, and without sparing anyone.</p>',
    '<p>We end on the seafront at Forodhani, where the cooks light their charcoal at dusk.</p>',
  ].join(''),
  image: 'stone-town-and-spices',
  gallery: [
    { url: 'spice-market', type: 'image' },
    { url: 'zanzibar', type: 'image' },
    { url: 'palm-beach', type: 'image' },
    { url: 'menai-bay-by-dhow', type: 'image' },
  ],
  category: 'Culture & Food',
  destination: 'Stone Town, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '1 Day',
  price: 85,
  rating: 4.8,
  reviews: 167,
  highlights: [
    'Cloves, nutmeg, vanilla and cinnamon where they grow',
    'A home-cooked Swahili lunch with rice, coconut and fresh chapati',
    'Carved doors, courtyards and the Old Fort, begun around 1700',
    'Darajani Market, from octopus to tamarind',
    'The former slave market and the memorial beside the cathedral',
    'Dusk among the food stalls of Forodhani Gardens',
  ],
  inclusions: [
    'Collection from your hotel in or near Stone Town',
    'Air-conditioned car to the spice farm and back',
    'An English-speaking guide for the whole day',
    'Entry fees at the farm, the Old Fort and the slave-trade exhibition',
    'Tastings of fruit and spiced tea',
    'Swahili lunch',
    'Drinking water',
  ],
  exclusions: [
    'Transfers from the beaches of the north and east coast',
    'Spices, soaps and oils you may want to buy',
    'Food and drinks at Forodhani',
    'Gratuities for guide and farmers',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'From the farm to the seafront',
      description:
        'At nine we drive 15 km inland, half an hour or so, to a spice farm in the hills around Kizimbani, and walk, taste and lunch there until one. The town walk begins at two and takes three easy hours at Stone Town’s pace, with a pause for coffee. Towards six we reach Forodhani Gardens for the sunset over the dhows; your hotel is a short stroll or drive away. Please dress for a Muslim town, with shoulders and knees covered.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
